import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { e2eSite, localVariables } from '../../scripts/local-addresses.ts';
import { runCommand } from '../../scripts/run-command.ts';
import { runTool } from '../../scripts/run-tool.ts';
import { buildCopy, copyProject } from '../project-copy.ts';
import { writeContent } from './write-content.ts';

const contents = ['german-dentist', 'japanese-salon', 'arabic-law-firm'] as const;

/** What is asked of the site with another content: layout, form, accessibility, search, links. */
const files = [
  'accessibility.spec.ts',
  'accessibility-states.spec.ts',
  'contact-form/delivery.spec.ts',
  'contact-form/fields.spec.ts',
  'dialogs.spec.ts',
  'home-contact.spec.ts',
  'home.spec.ts',
  'links.spec.ts',
  'menu.spec.ts',
  'reflow.spec.ts',
  'seo.spec.ts',
];

/** Builds the site with each content of this folder, and runs tests of the pages on it (O1). */
await runCommand(async () => {
  // One content, and some files, when asked for.
  const [only, ...given] = process.argv.slice(2);
  const chosen = contents.filter((name) => !only || name === only);
  if (chosen.length === 0)
    throw new Error(`"${only}" is no content. Name one of ${contents.join(', ')}.`);
  const failed: string[] = [];
  for (const name of chosen) {
    const copy = resolve('.local/contents', name);
    await copyProject(copy);
    await writeContent(name, join(copy, 'src/content'));
    const variables = localVariables(e2eSite.origin, e2eSite.inboxOrigin);
    const site = await buildCopy(copy, variables);
    console.log(`\n== ${name}`);
    const tests = given.length > 0 ? given : files.map((file) => `tests/e2e/${file}`);
    const { code } = await runTool('playwright', ['test', '--reporter=line', ...tests], {
      variables: { E2E_DIRECTORY: site, CONTENT_DIRECTORY: join(copy, 'src/content') },
    });
    if (code !== 0) failed.push(name);
    else await rm(copy, { recursive: true });
  }
  console.log(
    failed.length > 0 ? `Failed with ${failed.join(', ')}.` : 'Passed with each content.',
  );
  return failed.length > 0 ? 1 : 0;
});

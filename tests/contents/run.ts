import { rm } from 'node:fs/promises';
import { e2eSite } from '../../scripts/local-addresses.ts';
import { runCommand } from '../../scripts/run-command.ts';
import { runTool } from '../../scripts/run-tool.ts';
import { buildContent, contents } from './contents.ts';

/** The end-to-end tests that hold for any content: layout, form, accessibility, search, links. */
const files = [
  'accessibility.spec.ts',
  'contact-form/delivery.spec.ts',
  'contact-form/fields.spec.ts',
  'dialogs.spec.ts',
  'first-screen.spec.ts',
  'home.spec.ts',
  'links.spec.ts',
  'menu.spec.ts',
  'reflow.spec.ts',
  'seo.spec.ts',
];

/** Builds the site with each content of this folder, and runs the end-to-end tests on it (O1). */
await runCommand(async () => {
  const failed: string[] = [];
  for (const content of contents) {
    const site = await buildContent(content, e2eSite);
    console.log(`\n== ${content.name}`);
    const tests = files.map((file) => `tests/e2e/${file}`);
    const { code } = await runTool('playwright', ['test', '--reporter=line', ...tests], {
      variables: { E2E_DIRECTORY: site, CONTENT_DIRECTORY: content.contentDirectory },
    });
    if (code !== 0) failed.push(content.name);
    else await rm(content.copy, { recursive: true });
  }
  console.log(
    failed.length > 0 ? `Failed with ${failed.join(', ')}.` : 'Passed with each content.',
  );
  return failed.length > 0 ? 1 : 0;
});

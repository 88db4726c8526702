import { join, resolve } from 'node:path';
import { e2eSite, localVariables } from '../../scripts/local-addresses.ts';
import { runCommand } from '../../scripts/run-command.ts';
import { runTool } from '../../scripts/run-tool.ts';
import { buildCopy, copyProject } from '../project-copy.ts';
import { writeContent } from './write-content.ts';

const names = ['german-dentist', 'japanese-salon', 'arabic-law-firm'];

/** Builds the site with each content of this folder, and runs Playwright on it with the arguments of the command (O1). */
await runCommand(async () => {
  const options = ['test', '--reporter=line', ...process.argv.slice(2)];
  const sites = await Promise.all(names.map(buildContent));
  const failed: string[] = [];
  for (const { name, variables } of sites) {
    console.log(`\n== ${name}`);
    const { code } = await runTool('playwright', options, { variables });
    if (code !== 0) failed.push(name);
  }
  console.log(
    failed.length > 0 ? `Failed with ${failed.join(', ')}.` : 'Passed with each content.',
  );
  return failed.length > 0 ? 1 : 0;
});

/** Builds the site with another content in a copy of the project. Returns the variables that name both to its tests. */
async function buildContent(name: string) {
  const copy = resolve('.local/contents', name);
  const contentDirectory = join(copy, 'src/content');
  await copyProject(copy);
  await writeContent(name, contentDirectory);
  const site = await buildCopy(copy, localVariables(e2eSite.origin, e2eSite.inboxOrigin));
  return { name, variables: { E2E_DIRECTORY: site, CONTENT_DIRECTORY: contentDirectory } };
}

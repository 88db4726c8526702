import { copyFile } from 'node:fs/promises';
import { buildSite } from './build-site.ts';
import { runCommand } from './run-command.ts';

const directory = '.local/third-party';
const file = 'THIRD-PARTY.txt';

/** Takes the list of what ships, with its licenses, from a build into the root of the project. */
await runCommand(async () => {
  await buildSite(directory);
  await copyFile(`${directory}/${file}`, file);
  console.log(`Wrote ${file}`);
});

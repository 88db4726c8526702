import { writeFile } from 'node:fs/promises';
import { runCommand } from './run-command.ts';
import { thirdPartyText } from './third-party-text.ts';

await runCommand(async () => {
  await writeFile('public/THIRD-PARTY.txt', await thirdPartyText());
  console.log('Wrote public/THIRD-PARTY.txt');
});

import { parseArgs } from 'node:util';
import { buildSite } from './build-site.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const { values } = parseArgs({
    options: { out: { type: 'string', default: 'dist' } },
  });
  await buildSite(values.out);
  console.log(`Built ${values.out}/`);
});

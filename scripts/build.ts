import { parseArgs } from 'node:util';
import { readHost } from '../hosting/hosts.ts';
import { buildSite } from './build-site.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const { values } = parseArgs({
    options: { out: { type: 'string', default: 'dist' }, host: { type: 'string' } },
  });
  await buildSite(values.out, readHost(values.host));
  console.log(`Built ${values.out}/`);
});

import { startSandbox } from '../mail-sandbox/server.ts';
import { buildSite } from './build-site.ts';
import { defaultPorts, localHost, localVariables } from './local-addresses.ts';
import { readPorts } from './ports.ts';
import { runCommand } from './run-command.ts';
import { startSite } from './start-site.ts';

const directory = '.local/site';

/** Builds and serves the site, along with the local email service and its inbox (O3). */
await runCommand(async () => {
  const ports = await readPorts({ port: defaultPorts.site, 'inbox-port': defaultPorts.inbox });
  const sandbox = await startSandbox({ port: ports['inbox-port'] });
  const variables = localVariables(`http://${localHost}:${ports.port}`, sandbox.origin);
  Object.assign(process.env, variables);
  await buildSite(directory);
  const site = await startSite({ directory, port: ports.port });
  console.log(`\nSite   ${site.origin}\nInbox  ${sandbox.origin}\n`);
  console.log(`Ready in ${process.uptime().toFixed(0)} s. Press Ctrl+C to stop.`);
  return undefined;
});

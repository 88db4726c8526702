import { startSandbox } from '../mail-sandbox/server.ts';
import { buildSite } from './build-site.ts';
import { defaultPorts, localHost, localVariables } from './local-site.ts';
import { readPorts } from './ports.ts';
import { runCommand } from './run-command.ts';
import { startSite } from './serve.ts';

const directory = '.local/site';

/** Builds the site, serves it, and beside it the local e-mail service with its inbox (O3). */
await runCommand(async () => {
  const { port, 'inbox-port': inboxPort } = await readPorts({
    port: defaultPorts.site,
    'inbox-port': defaultPorts.inbox,
  });
  const sandbox = await startSandbox({ port: inboxPort });
  Object.assign(process.env, localVariables(`http://${localHost}:${port}`, sandbox.origin));
  await buildSite(directory);
  const site = await startSite({ directory, port });
  const seconds = process.uptime().toFixed(0);
  console.log(`\nSite   ${site.origin}\nInbox  ${sandbox.origin}\n`);
  console.log(`Ready in ${seconds} s. Press Ctrl+C to stop.`);
  return undefined;
});

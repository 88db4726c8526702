import { parseArgs } from 'node:util';
import { startSandbox } from '../mail-sandbox/server.ts';
import { buildSite } from './build-site.ts';
import { defaultPorts, localHost, localVariables } from './local-site.ts';
import { readPort, requireFreePort } from './ports.ts';
import { runCommand } from './run-command.ts';
import { startSite } from './serve.ts';

const directory = '.local/site';

/** Builds the site, serves it, and beside it the local e-mail service with its inbox (O3). */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: String(defaultPorts.site) },
      'inbox-port': { type: 'string', default: String(defaultPorts.inbox) },
    },
  });
  const port = readPort('port', values.port);
  const portMend = `Choose another: npm start -- --port ${port + 1}`;
  // Asked before the build as well, so that nobody waits for a build that cannot be shown.
  await requireFreePort(port, portMend);
  const sandbox = await startSandbox({
    port: readPort('inbox-port', values['inbox-port']),
    rateLimit: true,
  });
  Object.assign(process.env, localVariables(`http://${localHost}:${port}`, sandbox.origin));
  await buildSite(directory);
  const site = await startSite({ directory, port, portMend });
  console.log(`\nSite   ${site.origin}\nInbox  ${sandbox.origin}\n\nPress Ctrl+C to stop.`);
  await site.ended;
  throw new Error('The site has ended by itself. Run "npm start" again.');
});

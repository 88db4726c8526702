import { startSandbox } from '../mail-sandbox/server.ts';
import { defaultPorts, localHost, localVariables } from './local-addresses.ts';
import { readPorts } from './ports.ts';
import { runCommand } from './run-command.ts';
import { runTool } from './run-tool.ts';

/** Serves the sources with hot reload, and beside them the local e-mail service with its inbox. */
await runCommand(async () => {
  const ports = await readPorts({ port: defaultPorts.dev, 'inbox-port': defaultPorts.inbox });
  const sandbox = await startSandbox({ port: ports['inbox-port'] });
  console.log(`Inbox  ${sandbox.origin}`);
  // Astro goes into the background when it believes that no person started it; not with this flag.
  const args = ['dev', '--host', localHost, '--port', String(ports.port), '--ignore-lock'];
  const { code } = await runTool('astro', args, {
    variables: localVariables(`http://${localHost}:${ports.port}`, sandbox.origin),
  });
  return code;
});

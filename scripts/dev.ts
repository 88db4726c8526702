import { startSandbox } from '../mail-sandbox/server.ts';
import { defaultPorts, localHost, localVariables } from './local-addresses.ts';
import { readPorts } from './ports.ts';
import { runCommand } from './run-command.ts';
import { runTool } from './run-tool.ts';

/** Runs the dev server with hot reload, and the local email service with its inbox. */
await runCommand(async () => {
  const ports = await readPorts({ port: defaultPorts.dev, 'inbox-port': defaultPorts.inbox });
  const sandbox = await startSandbox({ port: ports['inbox-port'] });
  console.log(`Inbox  ${sandbox.origin}`);
  // Without this flag, Astro runs in the background when it detects that no person started it.
  const args = ['dev', '--host', localHost, '--port', String(ports.port), '--ignore-lock'];
  const { code } = await runTool('astro', args, {
    variables: localVariables(`http://${localHost}:${ports.port}`, sandbox.origin),
  });
  return code;
});

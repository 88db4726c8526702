import { startSandbox } from '../mail-sandbox/server.ts';
import { defaultPorts, localHost, localVariables } from './local-site.ts';
import { requireFreePort } from './ports.ts';
import { startProcessGroup } from './process-group.ts';
import { runCommand } from './run-command.ts';

const { dev: port, inbox: inboxPort } = defaultPorts;

/** Serves the sources with hot reload, and beside them the local e-mail service with its inbox. */
await runCommand(async () => {
  await requireFreePort(port, 'End that program first.');
  const sandbox = await startSandbox({ port: inboxPort });
  console.log(`Inbox  ${sandbox.origin}`);
  // Astro puts itself into the background when it believes that no person started it; not with this flag.
  const site = startProcessGroup(
    'astro',
    ['dev', '--host', localHost, '--port', String(port), '--ignore-lock'],
    {
      variables: {
        ...localVariables(`http://${localHost}:${port}`, sandbox.origin),
        ASTRO_TELEMETRY_DISABLED: '1',
      },
    },
  );
  return site.ended;
});

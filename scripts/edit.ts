import { defaultPorts, localHost } from './local-addresses.ts';
import { readPorts } from './ports.ts';
import { runCommand } from './run-command.ts';
import { runTool } from './run-tool.ts';

/** Serves forms for all content, next to the page as served by `npm run dev`. */
await runCommand(async () => {
  const ports = await readPorts({
    port: defaultPorts.edit,
    'site-port': defaultPorts.dev,
    'inbox-port': defaultPorts.inbox,
  });
  const { port, 'site-port': sitePort, 'inbox-port': inboxPort } = ports;
  const site = `http://${localHost}:${sitePort}`;
  const { code } = await Promise.race([
    runTool('node', ['scripts/dev.ts', `--port=${sitePort}`, `--inbox-port=${inboxPort}`]),
    runTool('node', ['editor/main.ts', `--port=${port}`, `--site=${site}`]),
  ]);
  return code;
});

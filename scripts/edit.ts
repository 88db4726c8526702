import { parseArgs } from 'node:util';
import { defaultPorts, localHost } from './local-site.ts';
import { requireFreePort } from './ports.ts';
import { runCommand } from './run-command.ts';
import { runTool } from './run-tool.ts';
import { ensurePackages } from './tool-folder.ts';

/** Serves forms for every word and fact, with the page beside them as `npm run dev` serves it. */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: String(defaultPorts.edit) },
      'site-port': { type: 'string', default: String(defaultPorts.dev) },
      'inbox-port': { type: 'string', default: String(defaultPorts.inbox) },
    },
  });
  const { port, 'site-port': sitePort, 'inbox-port': inboxPort } = values;
  await ensurePackages('editor');
  await requireFreePort(Number(port));
  const site = `http://${localHost}:${sitePort}`;
  const { code } = await Promise.race([
    runTool('node', ['scripts/dev.ts', '--port', sitePort, '--inbox-port', inboxPort]),
    runTool('node', ['editor/main.ts', '--port', port, '--site', site]),
  ]);
  return code;
});

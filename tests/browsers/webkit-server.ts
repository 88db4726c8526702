import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { e2eSite, localHost } from '../../scripts/local-addresses.ts';

const folder = resolve('.local/webkit');
const port = e2eSite.sitePort + 1;
const display = `:${port}`;

/** Where the driver answers, and the file with what its browsers print. */
export const webKit = { origin: `http://${localHost}:${port}`, log: `${folder}/printed.txt` };

/** A screen without a monitor, and WebKitGTK's driver on it, for Playwright to start and to end. */
export function webKitServers() {
  mkdirSync(folder, { recursive: true });
  writeFileSync(webKit.log, '');
  return [
    {
      name: 'Xvfb',
      command: `exec Xvfb ${display} -screen 0 1920x1200x24 -nolisten tcp -displayfd 1`,
      wait: { stdout: new RegExp(String(port)) },
    },
    {
      name: 'WebKitWebDriver',
      command: `exec WebKitWebDriver --host=local --port=${port} 2>> '${webKit.log}'`,
      url: `${webKit.origin}/status`,
      env: {
        DISPLAY: display,
        GDK_BACKEND: 'x11',
        DBUS_SESSION_BUS_ADDRESS: 'disabled:',
        GSETTINGS_BACKEND: 'memory',
        LIBGL_ALWAYS_SOFTWARE: '1',
        NO_AT_BRIDGE: '1',
        // The sandbox needs rights that a container does not have.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
        XDG_RUNTIME_DIR: folder,
      },
    },
  ];
}

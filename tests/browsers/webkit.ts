import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { Builder } from 'selenium-webdriver';
import { freePort, localHost } from '../../scripts/local-site.ts';
import { start } from '../../scripts/processes.ts';
import { type Driver, eventually } from './visitor.ts';

const capabilities = {
  browserName: 'gjs',
  'webkitgtk:browserOptions': {
    binary: '/usr/bin/gjs',
    args: ['--module', join(import.meta.dirname, 'webkit-browser.js')],
  },
};
// WebKitGTK has no web app manifests, so it does not know the directive for them.
const consoleLine = /^(?:\S+:\d+:\d+: )?CONSOLE (?!.*'manifest-src')(.*)$/gm;

/** Starts Debian's WebKitGTK by its own WebDriver, on a virtual display. */
export async function startWebKit(folder: string): Promise<Driver> {
  const screen = ['-screen', '0', '1920x1200x24', '-nolisten', 'tcp', '-displayfd', '1'];
  const display = start('Xvfb', screen, { isPiped: true });
  const [displayNumber] = await once(display.stdout ?? display, 'data');
  const port = await freePort();
  const origin = `http://${localHost}:${port}`;
  const server = start('WebKitWebDriver', [`--host=${localHost}`, `--port=${port}`], {
    isPiped: true,
    variables: {
      DISPLAY: `:${String(displayNumber).trim()}`,
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
      HOME: resolve(folder, 'webkit'),
      // The sandbox needs permissions that a container does not have.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      XDG_RUNTIME_DIR: resolve(folder),
    },
  });
  let printed = '';
  for (const output of [server.stdout, server.stderr]) {
    output?.on('data', (chunk) => {
      printed += chunk;
    });
  }
  await eventually(async () => void (await fetch(`${origin}/status`)));
  const session = await new Builder().usingServer(origin).withCapabilities(capabilities).build();
  return {
    browser: 'WebKitGTK',
    goto: (address) => session.get(address),
    resize: (width, height) => session.manage().window().setRect({ x: 0, y: 0, width, height }),
    clickAt: (x, y) => session.actions().move({ x, y, duration: 0 }).click().perform(),
    type: (text) => session.actions().sendKeys(text).perform(),
    evaluate: (run, ...args) => session.executeScript(`return (${run})(...arguments)`, ...args),
    messages: () => [...printed.matchAll(consoleLine)].map(([, text = '']) => text),
    close: () => session.quit(),
  };
}

import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import { Builder, type WebElement } from 'selenium-webdriver';
import { freePort, localHost } from '../../scripts/local-site.ts';
import { start } from '../../scripts/processes.ts';
import { findShown, type Visitor } from './visitor.ts';

const capabilities = {
  browserName: 'gjs',
  'webkitgtk:browserOptions': {
    binary: '/usr/bin/gjs',
    args: ['--module', join(import.meta.dirname, 'webkit-browser.js')],
  },
};
// WebKitGTK has no web app manifests, so it does not know the directive for them.
const consoleLine = /^.*CONSOLE (?!.*'manifest-src').*$/gm;

/** Starts Debian's WebKitGTK by its own WebDriver, on a virtual display. */
export async function startWebKit(folder: string): Promise<Visitor> {
  const screen = ['-screen', '0', '1920x1200x24', '-nolisten', 'tcp', '-displayfd', '1'];
  const display = start('Xvfb', screen, { isPiped: true });
  const [displayNumber] = await once(display.stdout ?? display, 'data');
  const port = await freePort();
  const driver = start('WebKitWebDriver', [`--host=${localHost}`, `--port=${port}`], {
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
  driver.stderr?.on('data', (chunk) => {
    printed += chunk;
  });
  const origin = `http://${localHost}:${port}`;
  await expect(() => fetch(`${origin}/status`)).toPass();
  const session = await new Builder().usingServer(origin).withCapabilities(capabilities).build();
  const find = async (selector: string, name: string) => {
    const look = `return (${findShown})(...arguments)`;
    // It fails while one page replaces another.
    const tryToFind = () =>
      session.executeScript<WebElement>(look, selector, name).catch(() => null);
    return session.wait(tryToFind, 10_000, `${selector} "${name}" is not shown`);
  };
  return {
    goto: (address) => session.get(address),
    resize: (width, height) => session.manage().window().setRect({ x: 0, y: 0, width, height }),
    expectShown: find,
    click: async (selector, name) => (await find(selector, name))?.click(),
    type: (text) => session.actions().sendKeys(text).perform(),
    evaluate: (run) => session.executeScript(run),
    messages: () => printed.match(consoleLine) ?? [],
    close: () => session.quit(),
  };
}

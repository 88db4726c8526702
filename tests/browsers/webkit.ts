import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Builder, Key } from 'selenium-webdriver';
import { e2eSite, localHost } from '../../scripts/local-addresses.ts';
import type { TestBrowser } from './firefox.ts';

const folder = resolve('.local/webkit');
/** What its browsers print. */
const log = `${folder}/printed.txt`;
const home = `${folder}/home`;
const port = e2eSite.sitePort + 1;
const origin = `http://${localHost}:${port}`;

/** A virtual display, and WebKitGTK's driver on it, for Playwright to start and to end. */
export function webKitServers() {
  mkdirSync(folder, { recursive: true });
  return [
    {
      command: `exec Xvfb :${port} -screen 0 1920x1200x24 -nolisten tcp -displayfd 1`,
      wait: { stdout: new RegExp(String(port)) },
    },
    {
      command: `exec WebKitWebDriver --host=local --port=${port} 2>> '${log}'`,
      url: `${origin}/status`,
      env: {
        DISPLAY: `:${port}`,
        DBUS_SESSION_BUS_ADDRESS: 'disabled:',
        HOME: home,
        // The sandbox needs rights that a container does not have.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
        XDG_RUNTIME_DIR: folder,
      },
    },
  ];
}

const capabilities = {
  browserName: 'gjs',
  'webkitgtk:browserOptions': {
    binary: '/usr/bin/gjs',
    args: ['--module', join(import.meta.dirname, 'webkit-browser.js')],
  },
};
const keys = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE, ArrowRight: Key.ARROW_RIGHT };
// WebKitGTK has no web app manifest, and so does not know the directive for it.
const consoleLine = /^(?:\S+:\d+:\d+: )?CONSOLE (?!.*'manifest-src')(.*)$/gm;

/** WebKitGTK by its own WebDriver, which the configuration starts; each page is a session. */
export const startWebKit = async (): Promise<TestBrowser> => ({
  async openPage(size) {
    writeFileSync(log, '');
    // The previous browser may still be writing.
    rmSync(home, { recursive: true, force: true, maxRetries: 9 });
    const session = await new Builder().usingServer(origin).withCapabilities(capabilities).build();
    await session
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...size });
    const lines = (pattern: RegExp) =>
      [...readFileSync(log, 'utf8').matchAll(pattern)].map(([, found = '']) => found);
    return {
      goto: (address) => session.get(address),
      evaluate: (run, ...args) => session.executeScript(`return (${run})(...arguments)`, ...args),
      clickAt: (x, y) => session.actions().move({ x, y, duration: 0 }).click().perform(),
      press: (key) => session.actions().sendKeys(keys[key]).perform(),
      type: (text) => session.actions().sendKeys(text).perform(),
      messages: () => lines(consoleLine),
      mailLinks: () => lines(/^MAIL (mailto:.*)$/gm),
      close: () => session.quit(),
    };
  },
  close: async () => {},
});

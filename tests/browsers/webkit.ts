import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Builder, Capabilities, Key, Origin } from 'selenium-webdriver';
import { e2eSite, localHost } from '../../scripts/local-addresses.ts';
import type { TestBrowser } from './firefox.ts';

const folder = resolve('.local/webkit');
/** What the driver's browsers print. */
const log = `${folder}/printed.txt`;
const port = e2eSite.sitePort + 1;
const origin = `http://${localHost}:${port}`;

/** A screen without a monitor, and WebKitGTK's driver on it, for Playwright to start and to end. */
export function webKitServers() {
  mkdirSync(folder, { recursive: true });
  return [
    {
      name: 'Xvfb',
      command: `exec Xvfb :${port} -screen 0 1920x1200x24 -nolisten tcp -displayfd 1`,
      wait: { stdout: new RegExp(String(port)) },
    },
    {
      name: 'WebKitWebDriver',
      command: `exec WebKitWebDriver --host=local --port=${port} 2>> '${log}'`,
      url: `${origin}/status`,
      env: {
        DISPLAY: `:${port}`,
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

const capabilities = new Capabilities({
  browserName: 'WebKitGTK',
  // The driver hangs when it is asked about a page that still loads.
  pageLoadStrategy: 'normal',
  'webkitgtk:browserOptions': {
    binary: '/usr/bin/gjs',
    args: ['--module', join(import.meta.dirname, 'webkit-browser.js')],
  },
});
const keys = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE, ArrowRight: Key.ARROW_RIGHT };
const consoleLine = /^(?:\S+:\d+:\d+: )?CONSOLE (.*)$/gm;
// WebKitGTK supports no web app manifest, and so not the directive for it.
const manifestMessage =
  "SECURITY ERROR Unrecognized Content-Security-Policy directive 'manifest-src'.";

/** WebKitGTK by its own WebDriver, which the configuration starts; each page is a session. */
export const startWebKit = async (): Promise<TestBrowser> => ({
  async openPage(size) {
    writeFileSync(log, '');
    const session = await new Builder().usingServer(origin).withCapabilities(capabilities).build();
    const window = session.manage().window();
    await window.setRect({ x: 0, y: 0, ...size });
    const lines = (pattern: RegExp) =>
      [...readFileSync(log, 'utf8').matchAll(pattern)].map(([, found = '']) => found);
    return {
      goto: (address) => session.get(address),
      evaluate: (run, ...args) => session.executeScript(`return (${run})(...arguments)`, ...args),
      clickAt: (x, y) =>
        session
          .actions({ async: true })
          .move({ x: Math.round(x), y: Math.round(y), duration: 0, origin: Origin.VIEWPORT })
          .click()
          .perform(),
      press: (key) => session.actions().sendKeys(keys[key]).perform(),
      type: (text) => session.actions().sendKeys(text).perform(),
      messages: () => lines(consoleLine).filter((text) => text !== manifestMessage),
      mailLinks: () => lines(/^MAIL (mailto:.*)$/gm),
      close: () => session.quit(),
    };
  },
  close: async () => {},
});

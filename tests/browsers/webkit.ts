import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Builder, Capabilities, Key, Origin } from 'selenium-webdriver';
import type { TestBrowser } from './firefox.ts';
import { webKit } from './webkit-server.ts';

const capabilities = new Capabilities({
  browserName: 'WebKitGTK',
  // The driver hangs when it is asked about a page that still loads.
  pageLoadStrategy: 'normal',
  'webkitgtk:browserOptions': {
    binary: '/usr/bin/gjs',
    args: ['--module', join(import.meta.dirname, 'webkit-browser.js')],
  },
});
const keys = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  ArrowRight: Key.ARROW_RIGHT,
};
const consoleLine = /^(?:\S+:\d+:\d+: )?CONSOLE (.*)$/;
// WebKitGTK supports no web app manifest, and so not the directive for it.
const manifestMessage =
  "SECURITY ERROR Unrecognized Content-Security-Policy directive 'manifest-src'.";

/** WebKitGTK by its own WebDriver, which the configuration starts; each page is a session. */
export const startWebKit = async (): Promise<TestBrowser> => ({
  async openPage(size) {
    const start = readFileSync(webKit.log, 'utf8').length;
    const session = await new Builder()
      .usingServer(webKit.origin)
      .withCapabilities(capabilities)
      .build();
    await session
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...size });
    const lines = (pattern: RegExp) =>
      readFileSync(webKit.log, 'utf8')
        .slice(start)
        .split('\n')
        .flatMap((line) => pattern.exec(line)?.[1] ?? []);
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
      mailLinks: () => lines(/^MAIL (mailto:.*)$/),
      close: () => session.quit(),
    };
  },
  close: async () => {},
});

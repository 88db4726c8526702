import { join } from 'node:path';
import type { Engine, EnginePage, Key, WindowSize } from '../browser.ts';
import { newSession } from './webdriver.ts';
import { startWebKitServers } from './webkit-servers.ts';

/** The code points by which WebDriver names keys. */
const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  F6: '\uE036',
} as const satisfies Record<Key, string>;

const capabilities = {
  'webkitgtk:browserOptions': {
    binary: '/usr/bin/gjs',
    args: ['--module', join(import.meta.dirname, 'webkit-browser.js')],
  },
};

const console = /^(?:\S+:\d+:\d+: )?CONSOLE (.*)$/;
// This build knows no web app manifest, and so not the directive that says where one may come from.
const withoutManifest =
  "SECURITY ERROR Unrecognized Content-Security-Policy directive 'manifest-src'.";
const mail = /^MAIL (mailto:.*)$/;

/** WebKitGTK by its own WebDriver, on a screen without a monitor. Each page is a session of its own. */
export async function startWebKit(): Promise<Engine> {
  const servers = await startWebKitServers();

  async function openPage(size: WindowSize): Promise<EnginePage> {
    servers.takeLines();
    const session = await newSession(servers.origin, capabilities);
    const post = (path: string, body: object = {}) => session.command('POST', path, body);
    const lines: string[] = [];
    const read = (pattern: RegExp) => {
      lines.push(...servers.takeLines());
      return lines.flatMap((line) => pattern.exec(line)?.[1] ?? []);
    };
    const keyActions = (actions: object[]) =>
      post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    const pressed = (value: string) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ];
    await post('/window/rect', { ...size });
    return {
      goto: async (url) => void (await post('/url', { url })),
      evaluate: async (run, ...args) => {
        const script = `return (${run})(...arguments)`;
        return (await post('/execute/sync', { script, args })) as ReturnType<typeof run>;
      },
      press: async (x, y) => {
        const actions = [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ];
        await post('/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
      },
      key: async (key) => void (await keyActions(pressed(keys[key]))),
      type: async (text) => void (await keyActions([...text].flatMap(pressed))),
      reload: async () => void (await post('/refresh')),
      back: async () => void (await post('/back')),
      messages: () => read(console).filter((text) => text !== withoutManifest),
      mailLinks: async () => read(mail),
      close: () => session.end(),
    };
  }

  const version = await readVersion(servers.origin);
  return { name: 'WebKitGTK', version, openPage, close: servers.close };
}

async function readVersion(origin: string): Promise<string> {
  const session = await newSession(origin, capabilities);
  const { browserVersion } = session.capabilities as { browserVersion: string };
  await session.end();
  return browserVersion;
}

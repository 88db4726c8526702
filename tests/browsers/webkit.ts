import { join } from 'node:path';
import type { BrowserPage, Key, TestBrowser, WindowSize } from './browser.ts';
import { startWebKitServers } from './webkit-servers.ts';

/** The code points by which WebDriver names keys. */
const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  F6: '\uE036',
} as const satisfies Record<Key, string>;

const browserOptions = {
  binary: '/usr/bin/gjs',
  args: ['--module', join(import.meta.dirname, 'webkit-browser.js')],
};

const consoleLine = /^(?:\S+:\d+:\d+: )?CONSOLE (.*)$/;
const mailLine = /^MAIL (mailto:.*)$/;
// WebKitGTK supports no web app manifest, and so not the directive for it.
const manifestMessage =
  "SECURITY ERROR Unrecognized Content-Security-Policy directive 'manifest-src'.";

/** Starts WebKitGTK with its own WebDriver; each page is a session. */
export async function startWebKit(): Promise<TestBrowser> {
  const servers = await startWebKitServers();

  async function openPage(size: WindowSize): Promise<BrowserPage> {
    servers.takeLines();
    const session = await startSession(servers.origin);
    const lines: string[] = [];
    const findLines = (pattern: RegExp) => {
      lines.push(...servers.takeLines());
      return lines.flatMap((line) => pattern.exec(line)?.[1] ?? []);
    };
    const pressAll = async (values: readonly string[]) => {
      const actions = values.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await session.post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    };
    await session.post('/window/rect', size);
    return {
      goto: (url) => session.post('/url', { url }),
      evaluate: async (run, ...args) => {
        const script = `return (${run})(...arguments)`;
        return (await session.post('/execute/sync', { script, args })) as ReturnType<typeof run>;
      },
      clickAt: async (x, y) => {
        const actions = [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ];
        await session.post('/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
      },
      press: (key) => pressAll([keys[key]]),
      type: (text) => pressAll([...text]),
      messages: () => findLines(consoleLine).filter((text) => text !== manifestMessage),
      mailLinks: async () => findLines(mailLine),
      close: session.end,
    };
  }

  return { openPage, close: servers.close };
}

async function startSession(origin: string) {
  const request = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${origin}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`WebDriver, ${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const alwaysMatch = { pageLoadStrategy: 'eager', 'webkitgtk:browserOptions': browserOptions };
  const started = await request('POST', '', { capabilities: { alwaysMatch } });
  const { sessionId } = started as { sessionId: string };
  return {
    post: (path: string, body: object) => request('POST', `/${sessionId}${path}`, body),
    end: () => request('DELETE', `/${sessionId}`),
  };
}

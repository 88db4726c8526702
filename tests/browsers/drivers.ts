import { once } from 'node:events';
import { expect } from '@playwright/test';
import { freePort, localHost } from '../../scripts/local-site.ts';
import { start } from '../../scripts/processes.ts';

/** Chromium 110, unpacked by `install.ts`. */
export const oldChromium = '.local/old-chromium/chromium';

/** A place in the window, in whole pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A browser with one window. Its methods reject if it refuses the command. */
interface Browser {
  open(url: string): Promise<unknown>;
  /** Calls a function in the page: it uses nothing from outside itself, and what it is given and returns is JSON. */
  run<Args extends readonly unknown[], Result>(
    pageFunction: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  press(point: Point): Promise<unknown>;
  /** Types into what has the focus. */
  type(text: string): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
}

/** Tries until it succeeds; rejects as the last try does after so many milliseconds. */
export async function retry<Result>(
  attempt: () => Promise<Result>,
  timeout = 30_000,
): Promise<Result> {
  let result: Result | undefined;
  await expect(async () => {
    result = await attempt();
  }).toPass({ timeout });
  return result as Result;
}

/** What starts each browser, which ends with this process. What it writes goes into a new folder. */
export const launch = {
  /** By WebDriver BiDi. */
  async firefox(folder: string): Promise<Browser> {
    const port = await freePort();
    const options = ['--headless', '--profile', folder, '--remote-debugging-port', String(port)];
    start('firefox-esr', options, { variables: { HOME: folder } });
    const send = await retry(() => connect(`ws://${localHost}:${port}/session`));
    await send('session.new', { capabilities: {} });
    // In the first tab, the focus would stay in the address bar.
    const { context } = await send('browsingContext.create', { type: 'tab' });
    return {
      open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
      async run(...call) {
        const params = {
          target: { context },
          expression: callInPage(...call),
          awaitPromise: false,
        };
        const { result, exceptionDetails } = await send('script.evaluate', params);
        if (exceptionDetails) throw new Error(exceptionDetails.text);
        return JSON.parse(result.value);
      },
      press: (point) => send('input.performActions', { context, actions: pressAt(point) }),
      type: (text) => send('input.performActions', { context, actions: keysFor(text) }),
      resize: (width, height) =>
        send('browsingContext.setViewport', { context, viewport: { width, height } }),
    };
  },

  /** By WebDriver. */
  async webkit(folder: string): Promise<Browser> {
    const screen = ['-screen', '0', '1920x1200x24', '-nolisten', 'tcp', '-displayfd', '1'];
    const display = start('Xvfb', screen, { isPiped: true });
    const [number] = await once(display.stdout ?? display, 'data');
    const port = await freePort();
    start('WebKitWebDriver', [`--host=${localHost}`, `--port=${port}`], {
      variables: {
        DISPLAY: `:${String(number).trim()}`,
        HOME: folder,
        XDG_RUNTIME_DIR: folder,
        // The sandbox needs permissions that a container does not have.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      },
    });
    const post = async (path: string, params: object) => {
      const request = { method: 'POST', body: JSON.stringify(params) };
      const response = await fetch(`http://${localHost}:${port}/session${path}`, request);
      const { value } = await response.json();
      if (!response.ok) throw new Error(`${path}: ${value.message}`);
      return value;
    };
    const { sessionId } = await retry(() => post('', { capabilities: {} }));
    const send = (command: string, params: object) => post(`/${sessionId}/${command}`, params);
    return {
      open: (url) => send('url', { url }),
      run: async (...call) =>
        JSON.parse(
          await send('execute/sync', { script: `return ${callInPage(...call)}`, args: [] }),
        ),
      press: (point) => send('actions', { actions: pressAt(point) }),
      type: (text) => send('actions', { actions: keysFor(text) }),
      resize: (width, height) => send('window/rect', { x: 0, y: 0, width, height }),
    };
  },

  /** By Chrome's own protocol: no driver for a Chromium as old as 110 is packaged. */
  async chromium(folder: string): Promise<Browser> {
    const port = await freePort();
    const address = [`--remote-debugging-port=${port}`, `--user-data-dir=${folder}`];
    const options = ['--headless', '--no-sandbox', '--no-zygote', '--single-process'];
    start(oldChromium, [...options, ...address, 'about:blank'], { isPiped: true });
    const list = await retry(() => fetch(`http://${localHost}:${port}/json/list`));
    const [page] = await list.json();
    const send = await connect(page.webSocketDebuggerUrl);
    const run: Browser['run'] = async (...call) => {
      const { result, exceptionDetails } = await send('Runtime.evaluate', {
        expression: callInPage(...call),
      });
      if (exceptionDetails) throw new Error(result.description);
      return JSON.parse(result.value);
    };
    return {
      async open(url) {
        await send('Page.navigate', { url });
        await expect.poll(() => run(() => document.readyState)).toBe('complete');
      },
      run,
      async press(point) {
        const mouse = { ...point, button: 'left', clickCount: 1 };
        await send('Input.dispatchMouseEvent', { ...mouse, type: 'mousePressed' });
        await send('Input.dispatchMouseEvent', { ...mouse, type: 'mouseReleased' });
      },
      async type(text) {
        for (const each of text) await send('Input.dispatchKeyEvent', { type: 'char', text: each });
      },
      resize(width, height) {
        const screen = { width, height, deviceScaleFactor: 1, mobile: false };
        return send('Emulation.setDeviceMetricsOverride', screen);
      },
    };
  },
};

/** Opens a connection for commands. No events are asked for, so each message is the answer to the last command. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  return async (method: string, params: object = {}) => {
    socket.send(JSON.stringify({ id: 1, method, params }));
    const [{ data }] = await once(socket, 'message');
    const { error, message, result } = JSON.parse(data);
    if (error) throw new Error(`${method}: ${message ?? error.message}`);
    return result;
  };
}

/** The source of a call, whose value is JSON. */
const callInPage = (pageFunction: unknown, ...args: readonly unknown[]) =>
  `JSON.stringify((${pageFunction})(...${JSON.stringify(args)}) ?? null)`;

/** What both kinds of WebDriver take to press and release the mouse's main button. */
const pressAt = ({ x, y }: Point) =>
  actionsOf('pointer', [
    { type: 'pointerMove', x, y },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]);

/** The same, to type. */
const keysFor = (text: string) =>
  actionsOf(
    'key',
    [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
  );

const actionsOf = (type: string, actions: readonly object[]) => [{ type, id: type, actions }];

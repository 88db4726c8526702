import { on, once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { Builder, Capabilities, WebDriver, WebElement } from 'selenium-webdriver';
import type { Command, Executor } from 'selenium-webdriver/lib/command.js';
import { freePort, localHost } from '../../scripts/local-site.ts';
import { start } from '../../scripts/processes.ts';

/** Chromium 110, unpacked by `install.ts`. */
export const oldChromium = '.local/old-chromium/chromium';

/** What a command is given, as far as it is used here. An element is a promise of an object with its ID. */
interface Params {
  readonly id?: Promise<Readonly<Record<string, string>>>;
  readonly url: string;
  readonly script: string;
  readonly args: readonly unknown[];
  readonly width: number;
  readonly height: number;
  readonly actions: readonly { readonly actions: readonly Action[] }[];
}

interface Action {
  readonly type: string;
  readonly value?: string;
  readonly x?: number;
  readonly y?: number;
}

const paramsOf = (command: Command) => command.getParameters() as unknown as Params;

/** The ID of the element that a command is for. */
const elementOf = async ({ id }: Params) => Object.values((await id) ?? {})[0];

/** What Firefox calls Selenium's commands in its own protocol. */
const marionetteNames: Readonly<Record<string, string>> = {
  newSession: 'WebDriver:NewSession',
  get: 'WebDriver:Navigate',
  executeScript: 'WebDriver:ExecuteScript',
  clickElement: 'WebDriver:ElementClick',
  actions: 'WebDriver:PerformActions',
  setWindowRect: 'WebDriver:SetWindowRect',
  quit: 'Marionette:Quit',
};

/** Speaks Firefox's own protocol (Marionette) in place of geckodriver, which Debian does not have. */
async function connectToFirefox(port: number): Promise<Executor> {
  const socket = connect(port, localHost);
  const chunks = on(socket, 'data');
  /** Each message is its length in bytes, a colon and JSON. */
  const readMessage = async () => {
    for (let received = Buffer.alloc(0); ; ) {
      const { value } = await chunks.next();
      received = Buffer.concat([received, ...(value ?? [])]);
      const json = received.subarray(received.indexOf(':') + 1);
      if (json.length === Number.parseInt(String(received), 10)) return JSON.parse(String(json));
    }
  };
  // A greeting.
  await readMessage();
  return {
    // Selenium waits for each command before it gives the next.
    async execute(command: Command) {
      const params = paramsOf(command);
      const id = await elementOf(params);
      const name = marionetteNames[command.getName()];
      // A command (0) with an ID, which is always 0, its name and its parameters.
      const message = JSON.stringify([0, 0, name, { ...params, sessionId: undefined, id }]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
      const [, , error, result] = await readMessage();
      if (error) throw new Error(error.message);
      return result?.value ?? result;
    },
  };
}

/** Speaks Chrome's own protocol: no driver for a Chromium as old as this is packaged. */
async function connectToChromium(port: number): Promise<Executor> {
  const [page] = await (await fetch(`http://${localHost}:${port}/json/list`)).json();
  const socket = new WebSocket(page.webSocketDebuggerUrl);
  await once(socket, 'open');
  let lastId = 0;
  const send = async (method: string, params: object = {}) => {
    lastId += 1;
    socket.send(JSON.stringify({ id: lastId, method, params }));
    for await (const [{ data }] of on(socket, 'message')) {
      const { id, error, result } = JSON.parse(data);
      if (error) throw new Error(`${method}: ${error.message}`);
      if (id === lastId) return result;
    }
  };
  /** The value of an expression: an element's ID, or what JSON can hold. */
  const evaluate = async (expression: string) => {
    const { result, exceptionDetails } = await send('Runtime.evaluate', { expression });
    if (exceptionDetails) throw new Error(result.description);
    if (!result.objectId) return result.value ?? null;
    if (result.subtype === 'node') return WebElement.buildId(result.objectId);
    return call(result.objectId, 'this');
  };
  const call = async (objectId: string | undefined, expression: string) => {
    const functionDeclaration = `function () { return ${expression}; }`;
    const params = { objectId, functionDeclaration, returnByValue: true };
    return (await send('Runtime.callFunctionOn', params)).result.value;
  };
  const mouse = (type: string, { x, y }: { x?: number; y?: number }) =>
    send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
  const commands: Readonly<Record<string, (params: Params) => unknown>> = {
    newSession: () => ({ sessionId: 'chromium', capabilities: {} }),
    async get({ url }) {
      await send('Page.navigate', { url });
      await expect.poll(() => evaluate('document.readyState')).toBe('complete');
    },
    executeScript: ({ script, args }) =>
      evaluate(`(function () { ${script} })(...${JSON.stringify(args)})`),
    async clickElement(params) {
      const middle = await call(await elementOf(params), `(${middleOf})(this)`);
      if (!middle) throw new Error('A press would not meet the element.');
      await mouse('mousePressed', middle);
      await mouse('mouseReleased', middle);
    },
    async actions({ actions }) {
      let at: Action = { type: 'pointerMove' };
      for (const action of actions.flatMap(({ actions: each }) => each)) {
        if (action.type === 'pointerMove') at = action;
        if (action.type === 'pointerDown') await mouse('mousePressed', at);
        if (action.type === 'pointerUp') await mouse('mouseReleased', at);
        if (action.type === 'keyDown') await send('Input.insertText', { text: action.value });
      }
    },
    setWindowRect: ({ width, height }) =>
      send('Emulation.setDeviceMetricsOverride', {
        width,
        height,
        deviceScaleFactor: 1,
        mobile: false,
      }),
  };
  return { execute: async (command) => commands[command.getName()]?.(paramsOf(command)) };
}

/** Runs in the page: the middle of an element, if a press there meets it. */
function middleOf(element: Element): { x: number; y: number } | undefined {
  const { x: left, y: top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return element.contains(document.elementFromPoint(x, y)) ? { x, y } : undefined;
}

const newSession = (executor: Executor) => WebDriver.createSession(executor, new Capabilities());

/** What starts each browser with a new profile, and returns its driver. */
export const browsers = {
  async firefox(): Promise<WebDriver> {
    const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
    const port = await freePort();
    writeFileSync(join(profile, 'user.js'), `user_pref("marionette.port", ${port});`);
    start('firefox-esr', ['--headless', '--marionette', '--profile', profile], {
      variables: { HOME: profile },
    });
    return newSession(await reached(() => connectToFirefox(port)));
  },
  async webkit(): Promise<WebDriver> {
    const home = mkdtempSync(join(tmpdir(), 'webkit-'));
    const screen = ['-screen', '0', '1920x1200x24', '-nolisten', 'tcp', '-displayfd', '1'];
    const display = start('Xvfb', screen, { isPiped: true });
    const [number] = await once(display.stdout ?? display, 'data');
    const port = await freePort();
    start('WebKitWebDriver', [`--host=${localHost}`, `--port=${port}`], {
      variables: {
        DISPLAY: `:${String(number).trim()}`,
        HOME: home,
        XDG_RUNTIME_DIR: home,
        // The sandbox needs permissions that a container does not have.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      },
    });
    const origin = `http://${localHost}:${port}`;
    await reached(() => fetch(`${origin}/status`));
    return new Builder()
      .usingServer(origin)
      .withCapabilities({ browserName: 'MiniBrowser' })
      .build();
  },
  /** The oldest that the site is made for: the last for Windows 7 is 109. */
  async 'chromium 110'(): Promise<WebDriver> {
    const profile = mkdtempSync(join(tmpdir(), 'chromium-'));
    const port = await freePort();
    const options = [
      ...['--headless', '--no-sandbox', '--no-zygote', '--single-process'],
      ...[`--remote-debugging-port=${port}`, `--user-data-dir=${profile}`],
      // It would scroll smoothly to what is pressed next.
      '--force-prefers-reduced-motion',
      'about:blank',
    ];
    start(oldChromium, options, { isPiped: true });
    return newSession(await reached(() => connectToChromium(port)));
  },
};

/** Tries until a program that was just started answers. */
async function reached<Result>(attempt: () => Promise<Result>): Promise<Result> {
  let result: Result | undefined;
  await expect(async () => {
    result = await attempt();
  }).toPass({ timeout: 30_000 });
  return result as Result;
}

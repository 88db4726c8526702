import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/ports.ts';

export type WebKitServers = {
  /** Where WebKitWebDriver listens. */
  readonly origin: string;
  /** What the engine has printed since the last call, a line each. */
  takeLines(): string[];
  close(): Promise<void>;
};

/** Starts a virtual screen and on it WebKitGTK's driver. */
export async function startWebKitServers(): Promise<WebKitServers> {
  const directory = await mkdtemp(join(tmpdir(), 'test-webkit-'));
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const display = await firstLine(screen);
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', ['--host=local', `--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      GDK_BACKEND: 'x11',
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
      GSETTINGS_BACKEND: 'memory',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
      TMPDIR: directory,
      // The sandbox needs rights that a container does not have.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      XDG_RUNTIME_DIR: directory,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let printed = '';
  driver.stderr.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswers(origin);
  return {
    origin,
    takeLines() {
      const lines = printed.split('\n').filter(Boolean);
      printed = '';
      return lines;
    },
    async close() {
      await end(driver);
      await end(screen);
      await rm(directory, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

async function firstLine(screen: ChildProcess): Promise<string> {
  const pipe = screen.stdio[3];
  if (!pipe) throw new Error('Xvfb has no pipe for the number of its display.');
  const [chunk] = await Promise.race([
    once(pipe, 'data'),
    once(screen, 'exit').then(([code]) => {
      throw new Error(`Xvfb ended with code ${code}.`);
    }),
  ]);
  return String(chunk).trim();
}

async function untilAnswers(origin: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(`${origin}/status`).catch(() => null)) return;
    await wait(100);
  }
  throw new Error(`WebKitWebDriver does not answer on ${origin}.`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

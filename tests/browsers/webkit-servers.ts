import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { freePort } from '../../scripts/ports.ts';

/**
 * Starts a virtual screen with WebKitGTK's driver on it.
 *
 * @returns the URL of the driver, and what returns the lines printed since the last call
 */
export async function startWebKitServers() {
  const directory = await mkdtemp(join(tmpdir(), 'test-webkit-'));
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  // Ends without a number when Xvfb does.
  const { value: display } = await screen.stdout[Symbol.asyncIterator]().next();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', ['--host=local', `--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
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
  const printed: string[] = [];
  driver.stderr.setEncoding('utf8').on('data', (text: string) => printed.push(text));
  const origin = `http://127.0.0.1:${port}`;
  const status = () => fetch(`${origin}/status`).then(({ ok }) => ok, String);
  await expect.poll(status, { message: 'WebKitWebDriver answers' }).toBe(true);
  return {
    origin,
    takeLines: () => printed.splice(0).join('').split('\n').filter(Boolean),
    async close() {
      await end(driver);
      await end(screen);
      await rm(directory, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

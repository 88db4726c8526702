import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort, localHost, readPort } from '../../../scripts/local-site.ts';

/** Starts the site as npm does, in a shell, and waits until it responds. */
async function startSite() {
  const ports = { PORT: await freePort(), INBOX_PORT: await freePort() };
  const shell = spawn('node scripts/start.ts --dev; exit $?', {
    shell: true,
    // A process group of its own, as in a terminal.
    detached: true,
    // Under Vitest, Astro serves nothing.
    env: {
      ...process.env,
      VITEST: '',
      PORT: String(ports.PORT),
      INBOX_PORT: String(ports.INBOX_PORT),
    },
  });
  const group = -Number(shell.pid);
  onTestFinished(() => {
    try {
      process.kill(group, 'SIGKILL');
    } catch {}
  });
  let output = '';
  for (const stream of [shell.stdout, shell.stderr]) stream.on('data', (text) => (output += text));
  await vi.waitFor(async () => {
    const response = await fetch(`http://${localHost}:${ports.PORT}/favicon.svg`).catch(() => null);
    expect(response?.ok, output).toBe(true);
  }, 50_000);
  return { shell, group, ports };
}

test.skipIf(process.platform === 'win32').each(['Ctrl+C', 'TERM to npm’s shell'])(
  'O3 %s ends everything that was started',
  async (how) => {
    const { shell, group, ports } = await startSite();
    // Once no process holds its output any more.
    const closed = once(shell, 'close');
    if (how === 'Ctrl+C') process.kill(group, 'SIGINT');
    else shell.kill('SIGTERM');
    await closed;
    // A process that ends closes its output a moment before its port.
    for (const [name, port] of Object.entries(ports)) {
      await vi.waitFor(async () => expect(await readPort(name, port)).toBe(port));
    }
  },
  60_000,
);

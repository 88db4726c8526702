import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { freePort, localHost, readPort } from '../../scripts/local-site.ts';
import { siteOrigin } from './support/addresses.ts';

test('O3 a port in use names the variable and another port', async () => {
  const port = Number(new URL(siteOrigin).port);
  await expect(readPort('INBOX_PORT', port)).rejects.toThrow(
    `Port ${port} is in use. Set INBOX_PORT to another, such as ${port + 2}.`,
  );
});

for (const how of ['Ctrl+C', 'TERM to npm’s shell']) {
  test(`O3 ${how} ends everything that was started`, async () => {
    test.skip(process.platform === 'win32', 'Windows has no process groups');
    const ports = { PORT: await freePort(), INBOX_PORT: await freePort() };
    // In a shell, as npm does, and in a process group of its own, as in a terminal.
    const shell = spawn('node scripts/start.ts --dev; exit $?', {
      shell: true,
      detached: true,
      env: { ...process.env, PORT: String(ports.PORT), INBOX_PORT: String(ports.INBOX_PORT) },
    });
    const group = -Number(shell.pid);
    let output = '';
    for (const stream of [shell.stdout, shell.stderr]) {
      stream.on('data', (text) => (output += text));
    }
    try {
      await expect(async () => {
        const response = await fetch(`http://${localHost}:${ports.PORT}/favicon.svg`);
        expect(response.ok, output).toBe(true);
      }).toPass();
      // Once no process holds its output any more.
      const closed = once(shell, 'close');
      if (how === 'Ctrl+C') process.kill(group, 'SIGINT');
      else shell.kill('SIGTERM');
      await closed;
    } finally {
      if (shell.exitCode === null && shell.signalCode === null) process.kill(group, 'SIGKILL');
    }
    // A process that ends closes its output a moment before its port.
    for (const [name, port] of Object.entries(ports)) {
      await expect(async () => expect(await readPort(name, port)).toBe(port)).toPass();
    }
  });
}

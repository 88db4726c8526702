import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';

const main = join(import.meta.dirname, '../../../mail-sandbox/main.ts');

function start(...options: string[]) {
  const child = spawn(process.execPath, [main, ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return { child, output: () => output };
}

describe('O3 the local service on its own', { timeout: 20_000 }, () => {
  it('prints its address, and a signal ends it at once with an answer still pending', async () => {
    const { child, output } = start('--port', '0', '--rate-limit');
    await expect.poll(output, { timeout: 15_000 }).toMatch(/^Inbox: http:\/\/127\.0\.0\.1:\d+\n$/);
    const origin = output().trim().slice('Inbox: '.length);
    expect(await (await fetch(origin)).text()).toContain('<strong>enforced</strong>');
    await fetch(`${origin}/sandbox/fault`, {
      method: 'PUT',
      body: JSON.stringify({ answer: 500, delayMs: 60_000 }),
    });
    const cutOff = fetch(`${origin}/api/v1.0/email/send`, { method: 'POST', body: '{}' }).then(
      () => false,
      () => true,
    );
    const attempts = async () => (await fetch(`${origin}/sandbox/attempts`)).text();
    await expect.poll(attempts).toContain('500');
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(await cutOff).toBe(true);
  });

  it.each(['abc', '-1', '65536', '80.5'])('refuses the port %s in one line', async (port) => {
    const { child, output } = start(`--port=${port}`);
    expect((await once(child, 'close'))[0]).toBe(1);
    expect(output()).toMatch(`--port is "${port}": give a whole number from 0 to 65535.`);
  });

  it('names a port that is taken, with its own option as the way out', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const bound = other.address();
    const port = typeof bound === 'object' && bound ? bound.port : 0;
    const { child, output } = start('--port', String(port));
    expect((await once(child, 'close'))[0]).toBe(1);
    other.close();
    expect(output()).toContain(
      `Port ${port} is taken by another program. Choose another: node mail-sandbox/main.ts --port 8025`,
    );
  });
});

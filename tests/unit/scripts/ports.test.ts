import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test, vi } from 'vitest';
import { freePort, readPorts, requireFreePort } from '../../../scripts/ports.ts';

test('O3 a port in use is reported, with the way to choose another', async () => {
  const port = await freePort();
  await expect(requireFreePort(port, 'with PORT=8789')).resolves.toBeUndefined();
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  await expect(requireFreePort(port, 'with PORT=8789')).rejects.toThrow(
    `Port ${port} is in use. Choose another, for example with PORT=8789`,
  );
  server.close();
});

test('O3 a port is read from its variable, and an option wins over it', async () => {
  const [one, other] = [await freePort(), await freePort()];
  vi.stubEnv('INBOX_PORT', String(one));
  expect(await readPorts({ 'inbox-port': other })).toEqual({ 'inbox-port': one });
  process.argv.push('--inbox-port', String(other));
  expect(await readPorts({ 'inbox-port': 1 })).toEqual({ 'inbox-port': other });
  process.argv.splice(-2);
  vi.stubEnv('INBOX_PORT', 'no port');
  await expect(readPorts({ 'inbox-port': 1 })).rejects.toThrow('INBOX_PORT is "no port", which is');
  vi.unstubAllEnvs();
  await expect(readPorts({ port: one, 'inbox-port': one })).rejects.toThrow(
    'Two ports are the same. Give PORT and INBOX_PORT one each.',
  );
});

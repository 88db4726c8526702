import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort, readPorts, requireFreePort } from '../../../scripts/ports.ts';

test('O3 a port in use is reported, with the way to choose another', async () => {
  const port = await freePort();
  await expect(requireFreePort(port, `with -- --inbox-port ${port + 2}`)).resolves.toBeUndefined();
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  await expect(requireFreePort(port, `with -- --inbox-port ${port + 2}`)).rejects.toThrow(
    `Port ${port} is in use. Choose another, for example with -- --inbox-port ${port + 2}`,
  );
  server.close();
});

test('O3 two options with one port are refused', async () => {
  const port = await freePort();
  await expect(readPorts({ port, 'inbox-port': port })).rejects.toThrow(
    'Two ports are the same. Give --port and --inbox-port one each.',
  );
});

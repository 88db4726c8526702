import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort, requireFreePort } from '../../../scripts/ports.ts';

test('O3 a port in use is reported, with the way to choose another', async () => {
  const port = await freePort();
  await expect(requireFreePort(port, `with -- --inbox-port ${port + 1}`)).resolves.toBeUndefined();
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  await expect(requireFreePort(port, `with -- --inbox-port ${port + 1}`)).rejects.toThrow(
    `Port ${port} is in use. Choose another, for example with -- --inbox-port ${port + 1}`,
  );
  server.close();
});

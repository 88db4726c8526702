import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { readPort } from '../../../scripts/local-site.ts';

afterEach(() => vi.unstubAllEnvs());

test.each(['0', '65536', 'a', '80.5'])(
  'O3 PORT=%s names the variable and the fix',
  async (value) => {
    vi.stubEnv('PORT', value);
    await expect(readPort('PORT', 8787)).rejects.toThrow(
      `PORT is "${value}". Use a number from 1 to 65535.`,
    );
  },
);

test('O3 a port in use names the variable and another port', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(readPort('INBOX_PORT', port)).rejects.toThrow(
    `Port ${port} is in use. Set INBOX_PORT to another, such as ${port + 2}.`,
  );
  server.close();
  await once(server, 'close');
  expect(await readPort('INBOX_PORT', port)).toBe(port);
});

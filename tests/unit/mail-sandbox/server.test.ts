import { Server } from 'node:net';
import { expect, test, vi } from 'vitest';
import { startSandbox } from '../../../mail-sandbox/server.ts';

test('O3 the inbox can be reached from this computer alone', async () => {
  const listen = vi.spyOn(Server.prototype, 'listen');
  const sandbox = await startSandbox({ port: 0 });
  const addresses = listen.mock.contexts.map((started) => (started as Server).address());
  listen.mockRestore();
  await sandbox.close();
  expect(addresses).toEqual([expect.objectContaining({ address: '127.0.0.1' })]);
});

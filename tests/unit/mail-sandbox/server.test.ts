import { expect, test } from 'vitest';
import { startSandbox } from '../../../mail-sandbox/server.ts';

test('O3 the inbox can be reached from this computer alone', async () => {
  const sandbox = await startSandbox({ port: 0 });
  await sandbox.close();
  // The address that the server has, not the one that was asked for.
  expect(sandbox.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
});

import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { readPort, tryRuntime } from '../../../scripts/local-site.ts';
import { temporaryFolder } from '../temporary-folder.ts';

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

// Windows does not run scripts by their first line.
test.skipIf(process.platform === 'win32').each([
  ['an error on standard error', 'echo "GLIBC is too old" >&2; exit 1', 'GLIBC is too old'],
  ['an error on standard output', 'echo "No memory"; exit 127', 'No memory'],
  ['only a status', 'exit 3', ''],
])('O3 if a runtime ends with %s, its own message is shown', (_, script, words) => {
  const program = join(temporaryFolder(), 'workerd');
  writeFileSync(program, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  expect(() => tryRuntime(program)).toThrow(`does not start on this computer: ${words}`);
});

test('O3 a missing runtime is named', () => {
  const program = join(temporaryFolder(), 'missing');
  expect(() => tryRuntime(program)).toThrow(`${program} ENOENT`);
});

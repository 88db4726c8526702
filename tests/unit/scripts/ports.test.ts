import { expect, test, vi } from 'vitest';
import { freePort, readPorts } from '../../../scripts/ports.ts';

test('O3 a port is read from its variable, and an option wins over it', async () => {
  const [one, other] = [await freePort(), await freePort()];
  vi.stubEnv('INBOX_PORT', String(one));
  expect(await readPorts({ 'inbox-port': other })).toEqual({ 'inbox-port': one });
  process.argv.push('--inbox-port', String(other));
  expect(await readPorts({ 'inbox-port': 1 })).toEqual({ 'inbox-port': other });
  process.argv.splice(-2);
  vi.stubEnv('INBOX_PORT', 'no port');
  await expect(readPorts({ 'inbox-port': 1 })).rejects.toThrow('INBOX_PORT is "no port"');
  vi.unstubAllEnvs();
  await expect(readPorts({ port: one, 'inbox-port': one })).rejects.toThrow(/PORT and INBOX_PORT/);
});

import { Server } from 'node:net';
import { expect, test, vi } from 'vitest';
import { sandboxKeys } from '../../../mail-sandbox/keys.ts';
import { startSandbox } from '../../../mail-sandbox/server.ts';

const hostile = {
  from_name: '<script>alert("name")</script>',
  from_email: 'ana@example.com',
  company: '"><img src=x onerror=alert(1)>',
  message: '</pre></iframe><script>alert("message")</script>\n{{from_email}}',
  '<i>budget</i>': '5,000',
};

test('O3 the inbox shows every parameter of a message, escaped, on every page', async () => {
  const sandbox = await startSandbox({ port: 0 });
  await fetch(`${sandbox.origin}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      lib_version: '4.4.1',
      user_id: sandboxKeys.publicKey,
      service_id: sandboxKeys.serviceId,
      template_id: sandboxKeys.templateId,
      template_params: { ...hostile, to_email: 'owner@example.com', reply_to: hostile.from_email },
    }),
  });
  const read = async (path: string) => (await fetch(sandbox.origin + path)).text();
  const [, path = ''] = /href="(\/messages\/\d+)"/.exec(await read('/')) ?? [];
  expect(await read(path)).toMatch(/&lt;i&gt;budget[\s\S]*5,000/);
  for (const each of ['/', path, `${path}/rendered`]) {
    const page = await read(each);
    expect(page).not.toMatch(/<script>|<img src=x|<i>/);
    expect(page).toContain('&lt;script&gt;');
  }
  await sandbox.close();
});

test('O3 the inbox can be reached from this computer alone', async () => {
  const listen = vi.spyOn(Server.prototype, 'listen');
  const sandbox = await startSandbox({ port: 0 });
  const addresses = listen.mock.contexts.map((started) => (started as Server).address());
  listen.mockRestore();
  await sandbox.close();
  expect(addresses).toEqual([expect.objectContaining({ address: '127.0.0.1' })]);
});

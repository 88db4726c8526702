import { Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sandboxKeys } from '../../../mail-sandbox/keys.ts';
import { type RunningSandbox, startSandbox } from '../../../mail-sandbox/server.ts';

const inquiry = {
  from_name: 'Ana Silva',
  from_email: 'ana@example.com',
  company: 'Harbor',
  message: 'Please call me back.',
  to_email: 'owner@example.com',
  reply_to: 'ana@example.com',
};
const body = {
  lib_version: '4.4.1',
  user_id: sandboxKeys.publicKey,
  service_id: sandboxKeys.serviceId,
  template_id: sandboxKeys.templateId,
  template_params: inquiry,
};

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());

const get = (path: string) => fetch(sandbox.origin + path);
const read = async (path: string) => (await get(path)).text();

const send = (content: object) =>
  fetch(`${sandbox.origin}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(content),
  });

/** Has an inquiry delivered and returns the path of its page. */
async function deliver(values: Record<string, string> = {}): Promise<string> {
  await send({ ...body, template_params: { ...inquiry, ...values } });
  const messages = await (await get('/sandbox/messages')).json();
  return `/messages/${messages.at(-1).id}`;
}

describe('O3 the inbox', () => {
  test('lists messages, newest first, each with a link, and requests that failed', async () => {
    const first = await deliver();
    const second = await deliver();
    await send({ ...body, user_id: 'wrong' });
    const page = await read('/');
    const places = ['Public Key is invalid', `href="${second}"`, `href="${first}"`];
    const found = places.map((text) => page.indexOf(text));
    expect(found).toEqual(found.toSorted((one, other) => one - other));
    expect(found).not.toContain(-1);
  });

  test('shows every parameter of a message, escaped, on every page', async () => {
    const path = await deliver({
      from_name: '<script>alert("name")</script>',
      company: '"><img src=x onerror=alert(1)>',
      message: '</pre></iframe><script>alert("message")</script>\n{{from_email}}',
      '<i>budget</i>': '5,000',
    });
    expect(await read(path)).toMatch(/&lt;i&gt;budget[\s\S]*5,000/);
    for (const each of ['/', path, `${path}/rendered`]) {
      const page = await read(each);
      expect(page).not.toMatch(/<script>|<img src=x|<i>/);
      expect(page).toContain('&lt;script&gt;');
    }
    await fetch(`${sandbox.origin}/clear`, { method: 'POST' });
    expect((await get(path)).status).toBe(404);
  });

  test('can be reached from this computer alone', async () => {
    const listen = vi.spyOn(Server.prototype, 'listen');
    const other = await startSandbox({ port: 0 });
    const addresses = listen.mock.contexts.map((started) => (started as Server).address());
    listen.mockRestore();
    await other.close();
    expect(addresses).toEqual([expect.objectContaining({ address: '127.0.0.1' })]);
  });
});

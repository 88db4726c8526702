import { Server } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
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
afterEach(() => submit('/clear'));
afterAll(() => sandbox.close());

const get = (path: string) => fetch(sandbox.origin + path);
const read = async (path: string) => (await get(path)).text();

const send = (content: unknown = body, type = 'application/json') =>
  fetch(`${sandbox.origin}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body: JSON.stringify(content),
  });

/** Has an inquiry delivered and returns the path of its page. */
async function deliver(values: Record<string, string> = {}): Promise<string> {
  await send({ ...body, template_params: { ...inquiry, ...values } });
  const messages = await (await get('/sandbox/messages')).json();
  return `/messages/${messages.at(-1).id}`;
}

const submit = (path: string, fields: Record<string, string> = {}) =>
  fetch(sandbox.origin + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });

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

  test('shows a message with every parameter, whatever its name', async () => {
    const path = await deliver({ message: 'One\nTwo', budget: '5,000' });
    const page = await read(path);
    for (const text of [`src="${path}/rendered" sandbox `, '<code>budget</code>', '5,000']) {
      expect(page).toContain(text);
    }
    await submit('/clear');
    for (const gone of [path, `${path}/rendered`]) expect((await get(gone)).status).toBe(404);
  });

  test('escapes what a visitor typed, on every page', async () => {
    const path = await deliver({
      from_name: '<script>alert("name")</script>',
      company: '"><img src=x onerror=alert(1)>',
      message: '</pre></iframe><script>alert("message")</script>\n{{from_email}}',
      '<i>key</i>': 'value',
    });
    for (const each of ['/', path, `${path}/rendered`]) {
      const page = await read(each);
      expect(page).not.toMatch(/<script>|<img src=x|<i>key/);
      expect(page).toContain('&lt;script&gt;');
    }
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

test('O3 closing ends a hanging request', async () => {
  const other = await startSandbox({ port: 0 });
  await fetch(`${other.origin}/fault`, { method: 'POST', body: 'answer=hang' });
  const hanging = fetch(`${other.origin}/api/v1.0/email/send`, { method: 'POST', body: '{}' });
  const isEnded = expect(hanging).rejects.toThrow();
  const attempts = async () => (await fetch(`${other.origin}/sandbox/attempts`)).text();
  await expect.poll(attempts).toContain('hang');
  await other.close();
  await isEnded;
});

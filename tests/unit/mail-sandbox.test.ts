import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composeEmail, escapeHtml, readTemplate } from '../../mail-sandbox/email.ts';
import { sandboxKeys, startSandbox } from '../../mail-sandbox/server.ts';

let server: Awaited<ReturnType<typeof startSandbox>>;
let origin: string;

beforeAll(async () => {
  server = await startSandbox(0);
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await once(server, 'close');
});

const params = {
  from_name: 'Ada & Co',
  from_email: 'ada@example.com',
  company: '<b>Acme</b>',
  message: 'We miss calls.',
  to_email: 'owner@example.com',
  reply_to: 'ada@example.com',
};
const body = {
  lib_version: '4.4.1',
  user_id: sandboxKeys.publicKey,
  service_id: sandboxKeys.serviceId,
  template_id: sandboxKeys.templateId,
  template_params: params,
};
const send = (sent: unknown) =>
  fetch(`${origin}/api/v1.0/email/send`, {
    method: 'POST',
    body: typeof sent === 'string' ? sent : JSON.stringify(sent),
  });
const read = async (path: string) => (await fetch(origin + path)).text();

test('O3 an inquiry is delivered, and the inbox shows it as text', async () => {
  const response = await send(body);
  expect([response.status, await response.text()]).toEqual([200, 'OK']);
  expect(await read('/')).toContain('New inquiry from Ada &amp; Co - &lt;b&gt;Acme&lt;/b&gt;');
  const [message] = JSON.parse(await read('/messages.json'));
  expect(message.params).toEqual(params);
  expect(await read(`/messages/${message.id}`)).toContain('ada@example.com');
  expect(await read(`/messages/${message.id}/email`)).toContain('&lt;b&gt;Acme&lt;/b&gt;');
});

test.each([
  [400, 'not JSON', '{'],
  [400, 'another key', { ...body, user_id: 'other' }],
  [400, 'a value that is not text', { ...body, template_params: { ...params, message: 1 } }],
  [
    413,
    'more than 50 KB',
    { ...body, template_params: { ...params, message: 'a'.repeat(52_000) } },
  ],
  [422, 'no recipient', { ...body, template_params: { ...params, to_email: '' } }],
])('O3 status %i for %s, and nothing is delivered', async (status, _, sent) => {
  const before = await read('/messages.json');
  expect((await send(sent)).status).toBe(status);
  expect(await read('/messages.json')).toBe(before);
});

test('O3 an address that cannot be read is an error, and the inbox still responds', async () => {
  expect((await fetch(`${origin}//`)).status).toBe(500);
  expect((await fetch(origin)).status).toBe(200);
});

test('F5 the owner’s template uses what the form sends, except the recipient, which a visitor could change', () => {
  const used = JSON.stringify(readTemplate()).match(/(?<=\{\{)\w+(?=\}\})/g) ?? [];
  const { to_email: _, ...others } = params;
  expect(new Set(used)).toEqual(new Set(Object.keys(others)));
});

test('F5 whatever is typed, the email holds it as text, and a header field on one line', () => {
  const unit = fc.constantFrom('a', '<', '&', '"', '{', '}', '\r', '\n', ' ', 'é');
  fc.assert(
    fc.property(fc.string({ unit }), (message) => {
      const email = composeEmail(readTemplate(), { ...params, message, from_name: message });
      expect(email.html).toContain(escapeHtml(message));
      expect(email.fromName).not.toMatch(/[\r\n]/);
    }),
  );
});

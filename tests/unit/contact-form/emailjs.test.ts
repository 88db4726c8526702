import { afterEach, expect, test, vi } from 'vitest';
import { emailSender } from '../../../src/contact-form/emailjs.ts';
import { ada, owner } from './samples.ts';

afterEach(() => vi.unstubAllGlobals());

test('F5 a request uses keepalive, unless two of its size would exceed the limit', async () => {
  const respond = vi.fn<typeof fetch>(async () => new Response('OK'));
  vi.stubGlobal('fetch', respond);
  // The library reads the path of the page for a limit of its own that is not in use.
  vi.stubGlobal('location', { pathname: '/' });
  const keys = { publicKey: 'key', serviceId: 'service', templateId: 'template' };
  const send = emailSender(keys, 'https://mail.example.com', owner);
  await send({ ...ada, message: 'x'.repeat(29_000) });
  await send({ ...ada, message: '語'.repeat(11_000) });
  expect(respond.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, undefined]);
  expect(fetch).toBe(respond);
});

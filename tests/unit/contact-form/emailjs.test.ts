import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emailSender } from '../../../src/contact-form/emailjs.ts';
import { ada, owner } from './samples.ts';

const keys = { publicKey: 'key', serviceId: 'service', templateId: 'template' };
const answer = vi.fn<typeof fetch>();
const send = emailSender(keys, 'https://mail.example.com', owner);

beforeEach(() => {
  answer.mockReset().mockImplementation(async () => new Response('OK'));
  vi.stubGlobal('fetch', answer);
  // The library reads the path of the page for a limit of its own that is not in use.
  vi.stubGlobal('location', { pathname: '/' });
});
afterEach(() => vi.unstubAllGlobals());

test('F11 the page has its own fetch back while the request is pending', async () => {
  answer.mockImplementation(() => new Promise(() => undefined));
  void send(ada);
  await vi.waitFor(() => expect(answer).toHaveBeenCalledOnce());
  expect(fetch).toBe(answer);
});

test('F11 a request uses keepalive, unless two of its size would exceed the limit', async () => {
  await send({ ...ada, message: 'x'.repeat(29_000) });
  await send({ ...ada, message: '語'.repeat(11_000) });
  expect(answer.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, undefined]);
});

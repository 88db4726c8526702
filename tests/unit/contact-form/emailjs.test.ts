import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Inquiry } from '../../../src/contact-form/inquiry.ts';
import { ada, owner } from './samples.ts';

const keys = { publicKey: 'key', serviceId: 'service', templateId: 'template' };
const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  // The library reads storage once, as it loads.
  vi.resetModules();
  answer.mockReset().mockImplementation(async () => new Response('OK'));
  vi.stubGlobal('fetch', answer);
  // It reads the path of the page for a limit of its own that is not in use.
  vi.stubGlobal('location', { pathname: '/' });
});
afterEach(() => vi.unstubAllGlobals());

async function send(inquiry: Inquiry, publicKey = 'key'): Promise<unknown> {
  const { emailSender } = await import('../../../src/contact-form/emailjs.ts');
  return emailSender({ ...keys, publicKey }, 'https://mail.example.com', owner)(inquiry);
}

test('F7b where storage is denied the inquiry is sent all the same', async () => {
  vi.stubGlobal('document', {});
  vi.stubGlobal('localStorage', undefined);
  const get = vi.fn(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get });
  await send(ada);
  expect(answer).toHaveBeenCalledOnce();
  expect(get).toHaveBeenCalled();
});

test('F7 no request is made without a key', async () => {
  await expect(send(ada, '')).rejects.toMatch('public key is required');
  expect(answer).not.toHaveBeenCalled();
  expect(fetch).toBe(answer);
});

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

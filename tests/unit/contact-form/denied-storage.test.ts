import { afterEach, expect, test, vi } from 'vitest';
import { ada, owner } from './samples.ts';

afterEach(() => vi.unstubAllGlobals());

// In a file of its own: the library reads storage once, as it loads.
test('F7b where storage is denied the inquiry is sent all the same', async () => {
  const answer = vi.fn<typeof fetch>(async () => new Response('OK'));
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('location', { pathname: '/' });
  vi.stubGlobal('document', {});
  const get = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get });
  const { emailSender } = await import('../../../src/contact-form/emailjs.ts');
  const keys = { publicKey: 'key', serviceId: 'service', templateId: 'template' };
  await emailSender(keys, 'https://mail.example.com', owner)(ada);
  expect(answer).toHaveBeenCalledOnce();
});

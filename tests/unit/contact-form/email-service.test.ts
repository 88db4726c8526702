import { afterEach, expect, test, vi } from 'vitest';
import { createEmailService, templateParams } from '../../../src/contact-form/email-service.ts';
import { ada, owner } from './samples.ts';

const settings = {
  emailKeys: { publicKey: 'key', serviceId: 'service', templateId: 'template' },
  emailOrigin: 'https://mail.example.com',
};

const { signal } = new AbortController();

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  vi.doUnmock('@emailjs/browser');
});

test('F5 the service receives six flat strings', () => {
  expect(templateParams(ada, owner)).toEqual({
    from_name: 'Ada Byron',
    from_email: ada.email,
    company: ada.company,
    message: ada.message,
    to_email: owner,
    reply_to: ada.email,
  });
});

test('F7 without keys there is no service', () => {
  expect(createEmailService({ ...settings, emailKeys: null }, owner)).toBeNull();
});

test('F5 F7 a library that did not load is loaded again for the next attempt', async () => {
  let loads = 0;
  const send = vi.fn(async () => ({ status: 200, text: 'OK' }));
  vi.doMock('@emailjs/browser', () => {
    loads += 1;
    if (loads === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return { init: vi.fn(), send };
  });
  const service = createEmailService(settings, owner);
  service?.preload();
  await expect(service?.send(ada, signal)).rejects.toThrow();
  await expect(service?.send(ada, signal)).resolves.toEqual({ status: 200, text: 'OK' });
  expect(loads).toBe(2);
  await service?.send(ada, signal);
  expect(loads).toBe(2);
  expect(send).toHaveBeenCalledWith('service', 'template', templateParams(ada, owner));
});

test('F8 nothing is sent when the library arrives after the deadline', async () => {
  const send = vi.fn();
  vi.doMock('@emailjs/browser', () => ({ init: vi.fn(), send }));
  const service = createEmailService(settings, owner);
  await expect(service?.send(ada, AbortSignal.abort())).rejects.toThrow();
  expect(send).not.toHaveBeenCalled();
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emailSender } from '../../../src/contact-form/emailjs.ts';
import { keepalive } from '../../../src/contact-form/keepalive.ts';
import { templateParams } from '../../../src/contact-form/template-params.ts';
import { ada, owner } from './read-mail-link.ts';

const keys = { publicKey: 'key', serviceId: 'service', templateId: 'template' };
const origin = 'https://mail.example.com';
const sender = emailSender(keys, origin, owner);
const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  answer.mockReset().mockImplementation(async () => new Response('OK'));
  vi.stubGlobal('fetch', answer);
  // The library reads the path of the page for a limit of its own that is not in use.
  vi.stubGlobal('location', { pathname: '/' });
});
afterEach(() => vi.unstubAllGlobals());

describe('F5 the request', () => {
  test('F5 goes to the given origin, with the five keys and no other', async () => {
    expect(await sender(ada)).toMatchObject({ status: 200, text: 'OK' });
    const [url, init] = answer.mock.calls[0] ?? [];
    expect(url).toBe('https://mail.example.com/api/v1.0/email/send');
    expect(init?.method).toBe('POST');
    expect(JSON.parse(String(init?.body))).toStrictEqual({
      lib_version: '4.4.1',
      user_id: 'key',
      service_id: 'service',
      template_id: 'template',
      template_params: templateParams(ada, owner),
    });
  });

  test('F7 is rejected with a string, and never made, without a key', async () => {
    await expect(emailSender({ ...keys, publicKey: '' }, origin, owner)(ada)).rejects.toMatch(
      'public key is required',
    );
    expect(answer).not.toHaveBeenCalled();
    expect(globalThis.fetch).toBe(answer);
  });
});

describe('F11 the request outlives the page', () => {
  test('F11 it is kept alive, and the page has its own fetch back', async () => {
    await sender(ada);
    expect(answer.mock.calls[0]?.[1]?.keepalive).toBe(true);
    expect(globalThis.fetch).toBe(answer);
  });

  test('F11 the page has its fetch back while the request is out', async () => {
    answer.mockImplementation(() => new Promise(() => undefined));
    void sender(ada);
    await vi.waitFor(() => expect(answer).toHaveBeenCalledOnce());
    expect(globalThis.fetch).toBe(answer);
  });

  test('F11 a body that two requests could not carry together goes without', async () => {
    const size = async (message: string) => {
      answer.mockClear();
      await sender({ ...ada, message });
      return answer.mock.calls[0]?.[1]?.keepalive;
    };
    expect(await size('x'.repeat(29_000))).toBe(true);
    expect(await size('語'.repeat(11_000))).toBeUndefined();
  });

  test('F11 a fetch that cannot be replaced is used as it is', async () => {
    vi.unstubAllGlobals();
    vi.stubGlobal('location', { pathname: '/' });
    const own = Object.getOwnPropertyDescriptor(globalThis, 'fetch');
    Object.defineProperty(globalThis, 'fetch', {
      configurable: true,
      get: () => answer,
    });
    try {
      await sender(ada);
      expect(answer).toHaveBeenCalledOnce();
    } finally {
      if (own) Object.defineProperty(globalThis, 'fetch', own);
    }
  });

  test('F11 what is thrown comes through, and nothing stays replaced', async () => {
    await expect(keepalive(() => Promise.reject(new TypeError('x')))).rejects.toThrow('x');
    expect(globalThis.fetch).toBe(answer);
  });
});

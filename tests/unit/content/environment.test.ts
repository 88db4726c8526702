import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseEnvironment } from '../../../src/env.ts';

const keys = {
  EMAILJS_PUBLIC_KEY: 'public-key-1234',
  EMAILJS_SERVICE_ID: 'service_abcdef',
  EMAILJS_TEMPLATE_ID: 'template_abcdef',
};

const mistakesOf = (record: Record<string, string | undefined>) => {
  const result = parseEnvironment(record);
  return result.ok ? [] : result.mistakes;
};

describe('O2 a deployment from its variables', () => {
  test('everything may stay unset', () => {
    const nothing = {
      siteUrl: null,
      emailService: null,
      emailOrigin: 'https://api.emailjs.com',
      hsts: 'host',
    };
    expect(parseEnvironment({})).toEqual({ ok: true, deployment: nothing });
    expect(
      parseEnvironment({ SITE_URL: '', EMAILJS_PUBLIC_KEY: ' ', EMAILJS_ORIGIN: '""' }),
    ).toEqual({
      ok: true,
      deployment: nothing,
    });
  });

  test('a whole set is read', () => {
    const record = {
      ...keys,
      SITE_URL: 'https://agency.com',
      EMAILJS_ORIGIN: 'http://127.0.0.1:8025',
    };
    expect(parseEnvironment(record)).toEqual({
      ok: true,
      deployment: {
        siteUrl: 'https://agency.com',
        emailService: {
          publicKey: 'public-key-1234',
          serviceId: 'service_abcdef',
          templateId: 'template_abcdef',
        },
        emailOrigin: 'http://127.0.0.1:8025',
        hsts: 'host',
      },
    });
  });

  test('Q4 HSTS reaches further only when it is told to', () => {
    expect(parseEnvironment({ HSTS: 'preload' })).toMatchObject({ deployment: { hsts: 'preload' } });
    expect(mistakesOf({ HSTS: 'yes' })).toEqual([
      'HSTS "yes" is not a reach of HSTS. Write "subdomains" or "preload", or leave it empty.',
    ]);
  });

  test.each([
    ['https://agency.com/', 'https://agency.com'],
    ['  "https://agency.com"\r', 'https://agency.com'],
    ["'https://Agency.COM'", 'https://agency.com'],
    ['http://localhost:8787', 'http://localhost:8787'],
    ['http://[::1]:8787', 'http://[::1]:8787'],
    ['https://münchen.example', 'https://xn--mnchen-3ya.example'],
  ])('SITE_URL %j means %s', (SITE_URL, siteUrl) => {
    expect(parseEnvironment({ SITE_URL })).toMatchObject({ ok: true, deployment: { siteUrl } });
  });

  test.each([
    ['www.agency.com', 'has no scheme. Write it like "https://www.agency.com".'],
    ['agency', 'has no scheme. Write it like "https://agency".'],
    ['our site', 'has no scheme. Write it like "https://www.example.org".'],
    ['http://agency.com', 'is not encrypted. Write "https://agency.com".'],
    ['https://agency.com/home', 'goes beyond the host. Write only "https://agency.com".'],
    ['https://agency.com?a=1', 'goes beyond the host. Write only "https://agency.com".'],
    ['https://agency.com/#', 'goes beyond the host. Write only "https://agency.com".'],
    ['ftp://agency.com', 'is not a web address. Write "https://agency.com".'],
    ['https://', 'is not a web address. Write it like "https://www.example.org".'],
    ['https://*.agency.com', 'is not a web address. Write it like "https://www.example.org".'],
    [
      'https://agency.com;script-src',
      'is not a web address. Write it like "https://www.example.org".',
    ],
  ])('SITE_URL and EMAILJS_ORIGIN refuse %s', (value, mistake) => {
    expect(mistakesOf({ SITE_URL: value })).toEqual([`SITE_URL "${value}" ${mistake}`]);
    expect(mistakesOf({ EMAILJS_ORIGIN: value })).toEqual([`EMAILJS_ORIGIN "${value}" ${mistake}`]);
  });

  test('half a set of keys names exactly the missing ones', () => {
    expect(mistakesOf({ ...keys, EMAILJS_TEMPLATE_ID: '' })).toEqual([
      'EMAILJS_TEMPLATE_ID is not set, but EMAILJS_PUBLIC_KEY and EMAILJS_SERVICE_ID are. ' +
        'Set all three, or none to hand inquiries to the mail client.',
    ]);
    const two = mistakesOf({ EMAILJS_SERVICE_ID: 'service_abcdef' });
    expect(two.map((line) => line.split(' is ')[0])).toEqual([
      'EMAILJS_PUBLIC_KEY',
      'EMAILJS_TEMPLATE_ID',
    ]);
  });

  test('swapped identifiers are told apart', () => {
    const swapped = {
      EMAILJS_SERVICE_ID: 'template_abcdef',
      EMAILJS_TEMPLATE_ID: 'service_abcdef',
    };
    expect(mistakesOf({ ...keys, ...swapped })).toEqual([
      'EMAILJS_SERVICE_ID "temp…" is the ID of a template. Put the ID of the service here.',
      'EMAILJS_TEMPLATE_ID "serv…" is the ID of a service. Put the ID of the template here.',
    ]);
  });

  test('every mistake is named at once, and no secret is printed', () => {
    const lines = mistakesOf({
      SITE_URL: 'https://owner:secret@agency.com',
      EMAILJS_PUBLIC_KEY: 'public key with a secret',
      EMAILJS_SERVICE_ID: 'service_abcdef',
      EMAILJS_ORIGIN: 'mail',
    });
    expect(lines.map((line) => line.split(' ')[0])).toEqual([
      'SITE_URL',
      'EMAILJS_PUBLIC_KEY',
      'EMAILJS_ORIGIN',
      'EMAILJS_TEMPLATE_ID',
    ]);
    expect(lines.join()).not.toContain('secret');
  });

  test('whatever is written, an accepted origin is safe to stand in a header', () => {
    const host = fc.oneof(
      fc.domain(),
      fc.string(),
      fc.ipV6().map((address) => `[${address}]`),
    );
    fc.assert(
      fc.property(fc.constantFrom('https://', ''), host, (scheme, name) => {
        const result = parseEnvironment({ EMAILJS_ORIGIN: `${scheme}${name}` });
        if (result.ok) {
          expect(result.deployment.emailOrigin).toMatch(/^https:\/\/[a-z0-9.:[\]-]+$/);
        } else {
          expect(result.mistakes.every((line) => line.startsWith('EMAILJS_ORIGIN '))).toBe(true);
        }
      }),
    );
  });
});

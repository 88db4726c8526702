import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseDeployment, readDeployment } from '../../src/env.ts';

const keys = {
  EMAILJS_PUBLIC_KEY: 'public-key-1234',
  EMAILJS_SERVICE_ID: 'service_abcdef',
  EMAILJS_TEMPLATE_ID: 'template_abcdef',
};

function mistakesOf(record: Record<string, string | undefined>): string[] {
  try {
    parseDeployment(record);
    return [];
  } catch (error) {
    return String((error as Error).message).split('\n');
  }
}

describe('O2 a deployment from its variables', () => {
  test('everything may stay unset', () => {
    const nothing = {
      siteUrl: null,
      emailService: null,
      emailOrigin: 'https://api.emailjs.com',
      hsts: 'host',
    };
    expect(parseDeployment({})).toEqual(nothing);
    const empty = { SITE_URL: '', EMAILJS_PUBLIC_KEY: ' ', EMAILJS_ORIGIN: '""' };
    expect(parseDeployment(empty)).toEqual(nothing);
  });

  test('a whole set is read', () => {
    const origins = { SITE_URL: 'https://agency.com', EMAILJS_ORIGIN: 'http://127.0.0.1:8025' };
    expect(parseDeployment({ ...keys, ...origins })).toEqual({
      siteUrl: 'https://agency.com',
      emailService: {
        publicKey: 'public-key-1234',
        serviceId: 'service_abcdef',
        templateId: 'template_abcdef',
      },
      emailOrigin: 'http://127.0.0.1:8025',
      hsts: 'host',
    });
  });

  test('Q4 HSTS reaches further only when it is told to', () => {
    expect(parseDeployment({ HSTS: 'preload' }).hsts).toBe('preload');
    expect(mistakesOf({ HSTS: 'yes' })).toEqual([
      'HSTS "yes" is not a reach of HSTS. Write "subdomains" or "preload", or leave it empty.',
    ]);
  });

  test.each([
    ['https://agency.com/', 'https://agency.com'],
    ['  "https://agency.com"\r', 'https://agency.com'],
    ["'https://Agency.COM'", 'https://agency.com'],
    ['http://localhost:8787', 'http://localhost:8787'],
    ['https://münchen.example', 'https://xn--mnchen-3ya.example'],
  ])('SITE_URL %j means %s', (SITE_URL, siteUrl) => {
    expect(parseDeployment({ SITE_URL }).siteUrl).toBe(siteUrl);
  });

  test.each([
    ['www.agency.com', 'https://www.agency.com'],
    ['our site', 'https://www.example.org'],
    ['http://agency.com', 'https://agency.com'],
    ['https://agency.com/home', 'https://agency.com'],
    ['https://agency.com?a=1', 'https://agency.com'],
    ['https://agency.com;script-src', 'https://www.example.org'],
  ])('SITE_URL and EMAILJS_ORIGIN refuse %s', (value, instead) => {
    for (const name of ['SITE_URL', 'EMAILJS_ORIGIN']) {
      expect(mistakesOf({ [name]: value })).toEqual([
        `${name} "${value}" is not https with a host and nothing after it. Write "${instead}".`,
      ]);
    }
  });

  test('half a set of keys names exactly the missing ones', () => {
    expect(mistakesOf({ ...keys, EMAILJS_TEMPLATE_ID: '' })).toEqual([
      'EMAILJS_TEMPLATE_ID is not set, but EMAILJS_PUBLIC_KEY and EMAILJS_SERVICE_ID are. ' +
        'Set all three, or none: inquiries then open the mail program of the visitor.',
    ]);
    const two = mistakesOf({ EMAILJS_SERVICE_ID: 'service_abcdef' });
    expect(two.map((line) => line.split(' is ')[0])).toEqual([
      'EMAILJS_PUBLIC_KEY',
      'EMAILJS_TEMPLATE_ID',
    ]);
  });

  test('swapped identifiers are recognized', () => {
    const swapped = { EMAILJS_SERVICE_ID: 'template_abcd', EMAILJS_TEMPLATE_ID: 'service_abcd' };
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

  test('Q4 whatever is written, an accepted origin is safe in a header', () => {
    const address = fc.ipV6().map((each) => `[${each}]`);
    const host = fc.oneof(fc.domain(), fc.string(), address);
    fc.assert(
      fc.property(fc.constantFrom('https://', ''), host, (scheme, name) => {
        const record = { EMAILJS_ORIGIN: `${scheme}${name}` };
        if (mistakesOf(record).length > 0) return;
        expect(parseDeployment(record).emailOrigin).toMatch(/^https:\/\/[a-z0-9.:[\]-]+$/);
      }),
      { seed: 16 },
    );
  });
});

describe('O2 where the variables come from', () => {
  const project = process.cwd();
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'deployment-'));
    process.chdir(directory);
    for (const name of [...Object.keys(keys), 'SITE_URL', 'EMAILJS_ORIGIN', 'HSTS']) {
      vi.stubEnv(name, undefined);
    }
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    process.chdir(project);
    rmSync(directory, { recursive: true });
  });

  test('from .env, which says less than the environment', () => {
    vi.stubEnv('SITE_URL', 'https://environment.example');
    writeFileSync('.env', 'SITE_URL=https://file.example\nEMAILJS_ORIGIN="https://mail.example"\n');
    expect(readDeployment()).toMatchObject({
      siteUrl: 'https://environment.example',
      emailOrigin: 'https://mail.example',
    });
  });

  test('a name that is not known, and a line that has no value, are named with the line', () => {
    writeFileSync('.env', '# first\r\nSITEURL=https://a.com\r\nEMAILJS_ORIGIN: https://b.com');
    expect(readDeployment).toThrow(
      /^\.env, line 2: SITEURL is not a variable of this site\. Write one of SITE_URL.*\n\.env, line 3: has no "=" after its name\. Write NAME=value\.$/,
    );
  });

  test('a file that an editor named .env.txt is not passed over', () => {
    writeFileSync('.env.txt', 'SITE_URL=https://a.com');
    expect(readDeployment).toThrow('.env.txt is not read.');
  });
});

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

test('O2 every variable is optional', () => {
  const empty = { SITE_URL: '', EMAILJS_PUBLIC_KEY: ' ', EMAILJS_ORIGIN: '""', HSTS: '' };
  expect(parseDeployment(empty)).toEqual({
    siteUrl: null,
    emailKeys: null,
    emailOrigin: 'https://api.emailjs.com',
    hsts: 'host',
  });
});

test('O2 a complete set is read', () => {
  const others = { SITE_URL: 'https://agency.com', EMAILJS_ORIGIN: 'http://127.0.0.1:8025' };
  expect(parseDeployment({ ...keys, ...others, HSTS: 'preload' })).toEqual({
    siteUrl: 'https://agency.com',
    emailKeys: {
      publicKey: 'public-key-1234',
      serviceId: 'service_abcdef',
      templateId: 'template_abcdef',
    },
    emailOrigin: 'http://127.0.0.1:8025',
    hsts: 'preload',
  });
});

test.each([
  ['  "https://agency.com/"\r', 'https://agency.com'],
  ["'https://Agency.COM'", 'https://agency.com'],
  ['http://localhost:8787', 'http://localhost:8787'],
  ['https://münchen.example', 'https://xn--mnchen-3ya.example'],
])('O2 SITE_URL %j means %s', (SITE_URL, siteUrl) => {
  expect(parseDeployment({ SITE_URL }).siteUrl).toBe(siteUrl);
});

test.each([
  'www.agency.com',
  'our site',
  'http://agency.com',
  'https://agency.com/home',
  'https://agency.com?a=1',
  'https://agency.com;script-src',
])('O2 SITE_URL and EMAILJS_ORIGIN reject %s', (value) => {
  const fix = `is "${value.replace('a=1', '…')}". It is not https with a host and nothing after it. Write it like https://www.agency.com.`;
  expect(mistakesOf({ SITE_URL: value, EMAILJS_ORIGIN: value })).toEqual([
    `SITE_URL ${fix}`,
    `EMAILJS_ORIGIN ${fix}`,
  ]);
});

test('O2 an incomplete set of keys names exactly the missing ones', () => {
  expect(mistakesOf({ EMAILJS_SERVICE_ID: 'service_abcdef' })).toEqual([
    expect.stringMatching(/^EMAILJS_PUBLIC_KEY is not set, but EMAILJS_SERVICE_ID is\./),
    expect.stringMatching(/^EMAILJS_TEMPLATE_ID is not set, but EMAILJS_SERVICE_ID is\./),
  ]);
});

test('O2 swapped identifiers are recognized', () => {
  const swapped = { EMAILJS_SERVICE_ID: 'template_abcd', EMAILJS_TEMPLATE_ID: 'service_abcd' };
  expect(mistakesOf({ ...keys, ...swapped })).toEqual([
    'EMAILJS_SERVICE_ID is "template_abcd". It is the ID of a template. Put the ID of the service here.',
    'EMAILJS_TEMPLATE_ID is "service_abcd". It is the ID of a service. Put the ID of the template here.',
  ]);
});

test('O2 every mistake is reported at once, and no secret is printed', () => {
  const lines = mistakesOf({
    SITE_URL: 'https://owner:secret@agency.com',
    EMAILJS_PUBLIC_KEY: 'a public\nkey',
    EMAILJS_ORIGIN: 'https://mail.com?token=secret',
    HSTS: 'yes',
  });
  const named = ['SITE_URL', 'EMAILJS_PUBLIC_KEY', 'EMAILJS_ORIGIN', 'HSTS', 'EMAILJS_SERVICE_ID'];
  expect(lines.map((line) => line.split(' ')[0])).toEqual([...named, 'EMAILJS_TEMPLATE_ID']);
  expect(lines).toContainEqual(expect.stringMatching(/^EMAILJS_PUBLIC_KEY is "a public key"\. It/));
  expect(lines.join()).not.toContain('secret');
});

test('Q4 any accepted origin is safe in a header', () => {
  const address = fc.ipV6().map((each) => `[${each}]`);
  fc.assert(
    fc.property(fc.oneof(fc.domain(), fc.string(), address), (host) => {
      const record = { EMAILJS_ORIGIN: `https://${host}` };
      if (mistakesOf(record).length > 0) return;
      expect(parseDeployment(record).emailOrigin).toMatch(/^https:\/\/[a-z0-9.:[\]-]+$/);
    }),
    { seed: 16, examples: [['a;b.example'], ['a b']] },
  );
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

  test('environment variables override .env', () => {
    vi.stubEnv('SITE_URL', 'https://environment.example');
    writeFileSync('.env', 'SITE_URL=https://file.example\nEMAILJS_ORIGIN="https://mail.example"\n');
    expect(readDeployment()).toMatchObject({
      siteUrl: 'https://environment.example',
      emailOrigin: 'https://mail.example',
    });
  });

  const refusal = (file: string | Buffer) => {
    writeFileSync('.env', file);
    try {
      readDeployment();
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  };

  test('a wrong value is reported with its file and line, or as one of the environment', () => {
    const says = 'is "agency.com". It is not https';
    expect(refusal('# first\r\n\r\nSITE_URL="agency.com"\r\n')).toMatch(
      `SITE_URL (.env, line 3) ${says}`,
    );
    vi.stubEnv('SITE_URL', 'agency.com');
    expect(refusal('SITE_URL=https://file.example')).toMatch(
      `SITE_URL (in the environment) ${says}`,
    );
  });

  test.each([
    ['SIET_URL=https://a.com', 'SIET_URL is not a variable of this site. Did you mean SITE_URL?'],
    ['site_url=https://a.com', 'site_url is not a variable of this site. Did you mean SITE_URL?'],
    ['EMAIL_JS_PUBLIC_KEY=a', 'Did you mean EMAILJS_PUBLIC_KEY?'],
    ['EMAILJS_TEMPLATEID=a', 'Did you mean EMAILJS_TEMPLATE_ID?'],
    ['EMAILJS_PRIVATE_KEY=a', 'Take it out, or write one of SITE_URL, EMAILJS_PUBLIC_KEY,'],
    ['SITE_URL: https://a.com', 'has no "=" after "SITE_URL:". Write NAME=value.'],
  ])('%s is reported with its line', (line, says) => {
    expect(refusal(`# first\n${line}\n`)).toMatch(/^\.env, line 2: .*\.?$/);
    expect(refusal(`# first\n${line}\n`)).toContain(says);
  });

  test('a near miss in the environment is reported only where it leaves a variable unset', () => {
    vi.stubEnv('SIET_URL', 'https://a.com');
    expect(refusal('')).toBe(
      'SIET_URL in the environment is not a variable of this site. Did you mean SITE_URL?',
    );
    expect(refusal('SITE_URL=https://a.com')).toBe('');
  });

  test('a mark of the encoding before the first line hides nothing, and other programs have texts of several lines', () => {
    const text =
      '\ufeffSITE_URL=https://a.com\nTOKEN="first\nsecond: line\nSITEURL=x"\nHSTS=preload\n';
    writeFileSync('.env', text);
    expect(readDeployment()).toMatchObject({ siteUrl: 'https://a.com', hsts: 'preload' });
    expect(refusal(`${text}HST=`)).toMatch(/^\.env, line 6: HST .* HSTS\?$/);
  });

  test('a file in another encoding is reported', () => {
    expect(refusal(Buffer.from('\ufeffSITE_URL=https://a.com', 'utf16le'))).toMatch(
      /^\.env is in the encoding UTF-16.*UTF-8\.$/,
    );
    expect(refusal(Buffer.from('A=1\nB=caf\xe9', 'latin1'))).toMatch(
      /^\.env, line 2: has "B=café"/,
    );
  });

  test('a file that an editor named .env.txt is reported', () => {
    writeFileSync('.env.txt', 'SITE_URL=https://a.com');
    expect(readDeployment).toThrow('.env.txt is not read.');
  });
});

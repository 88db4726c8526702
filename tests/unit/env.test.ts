import { writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseDeployment, readDeployment } from '../../src/env.ts';
import { temporaryFolder } from './temporary-folder.ts';

const keys = {
  EMAILJS_PUBLIC_KEY: 'public-key-1234',
  EMAILJS_SERVICE_ID: 'service_abcdef',
  EMAILJS_TEMPLATE_ID: 'template_abcdef',
};

function issuesOf(record: Record<string, string | undefined>): string[] {
  try {
    parseDeployment(record);
    return [];
  } catch (error) {
    return String((error as Error).message).split('\n');
  }
}

test('O2 a set of keys is read, and every other variable is optional', () => {
  const empty = { SITE_URL: '', EMAILJS_PUBLIC_KEY: ' ', EMAILJS_ORIGIN: '""', HSTS: '' };
  expect(parseDeployment(empty)).toEqual({
    siteUrl: null,
    emailKeys: null,
    emailOrigin: 'https://api.emailjs.com',
    hsts: 'host',
  });
  expect(parseDeployment(keys).emailKeys).toEqual({
    publicKey: keys.EMAILJS_PUBLIC_KEY,
    serviceId: keys.EMAILJS_SERVICE_ID,
    templateId: keys.EMAILJS_TEMPLATE_ID,
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
  ['www.agency.com'],
  ['http://agency.com'],
  ['https://agency.com/home'],
  ['https://agency.com;script-src'],
  ['https://owner:secret@agency.com', 'https://agency.com?token=secret'],
])('O2 SITE_URL and EMAILJS_ORIGIN refuse %s, a line for each, and no secret', (one, two = one) => {
  const lines = issuesOf({ SITE_URL: one, EMAILJS_ORIGIN: two });
  expect(lines).toEqual([
    expect.stringMatching(/^SITE_URL is ".*Write it like https:\/\/www\.agency\.com\.$/),
    expect.stringMatching(/^EMAILJS_ORIGIN is "/),
  ]);
  expect(lines.join()).not.toContain('secret');
});

test.each([
  ['missing', { EMAILJS_SERVICE_ID: 'service_a' }, ['EMAILJS_PUBLIC_KEY', 'EMAILJS_TEMPLATE_ID']],
  [
    'swapped',
    { ...keys, EMAILJS_SERVICE_ID: 'template_a', EMAILJS_TEMPLATE_ID: 'service_a' },
    ['EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID'],
  ],
  [
    'wrong',
    { ...keys, EMAILJS_PUBLIC_KEY: 'a public\nkey', HSTS: 'yes' },
    ['EMAILJS_PUBLIC_KEY', 'HSTS'],
  ],
])('O2 a line for each variable that is %s', (_, record, names) => {
  expect(issuesOf(record).map((line) => line.split(' ')[0])).toEqual(names);
});

describe('O2 where the variables come from', () => {
  const project = process.cwd();
  beforeEach(() => {
    process.chdir(temporaryFolder());
    for (const name of [...Object.keys(keys), 'SITE_URL', 'EMAILJS_ORIGIN', 'HSTS']) {
      vi.stubEnv(name, undefined);
    }
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    process.chdir(project);
  });

  test('the environment wins over .env, which may have values of several lines and a byte order mark', () => {
    vi.stubEnv('SITE_URL', 'https://environment.example');
    const lines = ['\ufeffEMAILJS_ORIGIN="https://mail.example"', 'TOKEN="first', 'SITEURL=x"'];
    writeFileSync('.env', [...lines, 'SITE_URL=https://file.example', 'HSTS=preload'].join('\n'));
    expect(readDeployment()).toMatchObject({
      siteUrl: 'https://environment.example',
      emailOrigin: 'https://mail.example',
      hsts: 'preload',
    });
  });

  test.each([
    ['a wrong value', '# 1\r\n\r\nSITE_URL="a.com"', /^SITE_URL \(.env, line 3\) is "a.com"/],
    ['another name', '\nEMAILJS_PRIVATE_KEY=a', /^\.env, line 2: EMAILJS_PRIVATE_KEY .* SITE_URL,/],
    ['an error after a long value', 'TOKEN="a\nb"\nHST=', /^\.env, line 3: HST .* HSTS\?$/],
    ['no "="', '\nSITE_URL: https://a.com', /^\.env, line 2: has no "="/],
  ])('%s in .env is reported with its line', (_, file, says) => {
    writeFileSync('.env', file);
    expect(readDeployment).toThrow(says);
  });

  test('of the environment, a wrong value is reported, and a similar name belongs to another program', () => {
    vi.stubEnv('SITE_URL', 'a.com');
    expect(readDeployment).toThrow(/^SITE_URL \(in the environment\) is "a.com"/);
    vi.stubEnv('SITE_URL', undefined);
    vi.stubEnv('SIET_URL', 'https://a.com');
    expect(readDeployment).not.toThrow();
  });

  test('a file with an ending that an editor added is reported', () => {
    writeFileSync('.env.txt', 'SITE_URL=https://a.com');
    expect(readDeployment).toThrow('.env.txt is not read.');
  });
});

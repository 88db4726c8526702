import { describe, expect, test } from 'vitest';
import { envFileMistakes } from '../../../src/check-env-file.ts';
import { hostMistake } from '../../../src/content/public-host.ts';

describe('O2 the lines of .env', () => {
  test.each([
    'SITE_URL=https://www.agency.com',
    'SITE_URL = https://www.agency.com',
    'export EMAILJS_PUBLIC_KEY=abc',
    '# SITEURL is a comment',
    '',
    'CLOUDFLARE_API_TOKEN=abc',
    'BASE_URL=/',
    'EMAIL=hello@agency.com',
  ])('%j is let be', (line) => {
    expect(envFileMistakes(line)).toEqual([]);
  });

  test.each([
    ['SITE_URI=x', 'SITE_URI', 'SITE_URL'],
    ['site_url=x', 'site_url', 'SITE_URL'],
    ['EMAILJS_PUBLICKEY=x', 'EMAILJS_PUBLICKEY', 'EMAILJS_PUBLIC_KEY'],
    ['EMAIL_JS_SERVICE_ID=x', 'EMAIL_JS_SERVICE_ID', 'EMAILJS_SERVICE_ID'],
    ['EMAILJS_TEMPLAET_ID=x', 'EMAILJS_TEMPLAET_ID', 'EMAILJS_TEMPLATE_ID'],
  ])('%s is taken for a slip', (line, name, meant) => {
    expect(envFileMistakes(`# first\r\n${line}`)).toEqual([
      `.env, line 2: ${name} is no variable of this site. Write ${meant}.`,
    ]);
  });

  test('a colon in place of "=" is told', () => {
    expect(envFileMistakes('SITE_URL: https://www.agency.com')).toEqual([
      '.env, line 1: SITE_URL has no "=" behind it. Write SITE_URL= and the value, on one line.',
    ]);
  });
});

describe('O4 hosts that a visitor can reach', () => {
  test.each([
    'agency.com',
    'www.agency.co.uk',
    'example-agency.com',
    'test.agency.com',
    'xn--mnchen-3ya.de',
  ])('%s', (host) => {
    expect(hostMistake(host)).toBeNull();
  });

  test.each([
    ['example.com', 'is a placeholder'],
    ['www.Example.ORG', 'is a placeholder'],
    ['agency.example', 'is a placeholder'],
    ['agency.test', 'is a placeholder'],
    ['localhost', 'is reached from nowhere but inside a network'],
    ['printer.local', 'is reached from nowhere but inside a network'],
    ['intranet', 'is reached from nowhere but inside a network'],
    ['203.0.113.7', 'is a number in place of a name'],
    ['[::1]', 'is reached from nowhere but inside a network'],
  ])('%s %s', (host, mistake) => {
    expect(hostMistake(host)).toBe(mistake);
  });
});

import { expect, test } from 'vitest';
import { parseSettings } from '../../src/settings.ts';

const keys = {
  EMAILJS_PUBLIC_KEY: 'public',
  EMAILJS_SERVICE_ID: 'service_1',
  EMAILJS_TEMPLATE_ID: 'template_1',
};

test('O2 without variables the form falls back to the mail client', () => {
  expect(parseSettings({ EMAILJS_PUBLIC_KEY: '' })).toEqual({
    siteUrl: undefined,
    emailKeys: null,
    emailOrigin: 'https://api.emailjs.com',
  });
});

test('O2 all variables are read; spaces and the slash after a host are dropped', () => {
  const set = {
    ...keys,
    SITE_URL: ' https://www.agency.com/ ',
    EMAILJS_ORIGIN: 'http://127.0.0.1:8025',
  };
  expect(parseSettings(set)).toEqual({
    siteUrl: 'https://www.agency.com',
    emailKeys: { publicKey: 'public', serviceId: 'service_1', templateId: 'template_1' },
    emailOrigin: 'http://127.0.0.1:8025',
  });
});

test.each([
  ['SITE_URL', 'agency', 'Not a URL. Write it like https://www.agency.com'],
  ['SITE_URL', 'https://agency.com/home', 'Contains more than a host name'],
  ['SITE_URL', 'https://agency.com?a', 'Contains more than a host name'],
  ['SITE_URL', 'https://user@agency.com', 'Contains more than a host name'],
  ['SITE_URL', 'http://agency.com', 'Not https'],
  ['EMAILJS_ORIGIN', 'ftp://a.com', 'Not a URL'],
  ['EMAILJS_PUBLIC_KEY', 'a b', 'Has a character that no key has'],
])('O2 %s=%s is one sentence with the variable and the fix', (name, value, says) => {
  const read = () => parseSettings({ ...keys, [name]: value });
  expect(read).toThrow(new RegExp(`^${name}: ${says}[^\n]*$`));
});

test.each(Object.keys(keys))('O2 without %s the other keys are rejected', (name) => {
  const read = () => parseSettings({ ...keys, [name]: undefined });
  expect(read).toThrow(
    `${name}: Not set, but another EMAILJS key is. Set all three keys, or none.`,
  );
});

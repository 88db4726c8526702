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
    emailService: null,
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
    emailService: {
      publicKey: 'public',
      serviceId: 'service_1',
      templateId: 'template_1',
      origin: 'http://127.0.0.1:8025',
    },
  });
});

test.each([
  ['SITE_URL', 'agency', ': write it like https://www.agency.com'],
  ['SITE_URL', 'http://agency.com', ': write it like https://www.agency.com'],
  ['SITE_URL', 'https://agency.com/home', ': leave out what follows the host'],
  ['EMAILJS_ORIGIN', 'ftp://a.com', ': write it like'],
  ['EMAILJS_PUBLIC_KEY', 'a b', ': copy it again'],
])('O2 %s=%s is one sentence with the variable and the fix', (name, value, fix) => {
  const read = () => parseSettings({ ...keys, [name]: value });
  expect(read).toThrow(new RegExp(`^${name} .*${fix}[^\n]*\\.$`));
});

test.each(Object.keys(keys))('O2 without %s the other keys are rejected', (name) => {
  const read = () => parseSettings({ ...keys, [name]: ' ' });
  expect(read).toThrow(`${name} is not set, but another EMAILJS key is: set all three, or none.`);
});

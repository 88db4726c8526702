import { expect, test } from 'vitest';
import { telUri } from '../../src/tel-uri.ts';

test.each([
  ['+1 (212) 555-0142', 'tel:+12125550142'],
  ['+44 (0)20 7946 0018', 'tel:+442079460018'],
  ['+1 212 555 0142 ext. 12', 'tel:+12125550142;ext=12'],
  ['+49.30.901820 x7', 'tel:+4930901820;ext=7'],
])('O1 %s is dialed as %s', (written, href) => {
  expect(telUri(written)).toBe(href);
});

test.each(['212 555-0142', '+1 23', 'call us', '', '+1 (212) 555-0142 or 43', '+1234567890123456'])(
  'O1 "%s" stops the build with the file and an example',
  (written) => {
    expect(() => telUri(written)).toThrow(
      `src/content/agency.ts: write the phone number "${written}" in digits, with its country code, such as +1 (212) 555-0142.`,
    );
  },
);

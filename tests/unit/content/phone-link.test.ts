import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phoneLink } from '../../../src/content/phone-link.ts';

test.each([
  ['+1 (212) 555-0142', 'tel:+12125550142'],
  ['+44 (0)20 7946 0018', 'tel:+442079460018'],
  ['+1 212 555 0142 ext. 12', 'tel:+12125550142;ext=12'],
  ['+49.30.901820 x7', 'tel:+4930901820;ext=7'],
])('O1 %s is dialed as %s', (written, href) => {
  expect(phoneLink(written)).toBe(href);
});

test.each(['212 555-0142', '+1 23', 'call us', '', '+1 (212) 555-0142 or 43', '+1234567890123456'])(
  'O1 "%s" is not a number that can be dialed from anywhere',
  (written) => {
    expect(phoneLink(written)).toBeNull();
  },
);

test('O1 7 to 15 digits are dialed, whatever separates them', () => {
  const part = fc.tuple(fc.nat(9), fc.constantFrom('', ' ', '.', '-'));
  fc.assert(
    fc.property(fc.array(part, { minLength: 7, maxLength: 15 }), (parts) => {
      const digits = parts.map(([digit]) => digit).join('');
      expect(phoneLink(`+${parts.flat().join('')}`)).toBe(`tel:+${digits}`);
    }),
  );
});

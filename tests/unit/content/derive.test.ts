import { expect, test } from 'vitest';
import { phoneLink } from '../../../src/content/derive.ts';

test.each([
  ['+44 (0)20 7946 0018', 'tel:+442079460018'],
  ['+1 (212) 555-0142', 'tel:+12125550142'],
  ['+1 212 555 0142 ext. 12', 'tel:+12125550142;ext=12'],
])('O1 %s is dialed as %s', (display, href) => {
  expect(phoneLink(display)).toEqual({ display, href });
});

import { expect, test } from 'vitest';
import { neededFonts } from '../../../src/layouts/needed-fonts.ts';

test('Q1 of two faces of a font the last one that has a letter is needed for it', () => {
  const own = '@font-face{font-family:"Own Text";src:url(a.woff2);font-weight:400}';
  expect(neededFonts(own, '予約')).toEqual([0]);
  const both = `${own}@font-face{font-family:"Own Text";font-weight:400;unicode-range:U+20-7E}`;
  expect(neededFonts(both, 'a')).toEqual([1]);
  expect(neededFonts(both, 'a 予')).toEqual([0, 1]);
});

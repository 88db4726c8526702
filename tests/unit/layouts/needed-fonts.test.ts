import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { neededFonts } from '../../../src/layouts/needed-fonts.ts';

const styles = readFileSync('src/styles/fonts.css', 'utf8');
// In the file, each family has its rules in this order: latin-ext, latin, the letters of the delivered content.
const [headingsLatinExt, headingsLatin, headings, textLatinExt, textLatin, text] = [
  0, 1, 2, 3, 4, 5,
];

test.each([
  ['“99% — up to 60%”, 2:14 p.m.…', [headings, text]],
  ['Café', [headingsLatin, headings, textLatin, text]],
  ['Łódź', [headingsLatinExt, headingsLatin, headings, textLatinExt, textLatin, text]],
  ['予約', []],
])('%s needs the files %j', (letters, files) => {
  expect(neededFonts(styles, letters)).toEqual(files);
});

test('a face without a range has every letter that no later one has', () => {
  const own = '@font-face{font-family:"Own Text";src:url(a.woff2);font-weight:400}';
  expect(neededFonts(own, '予約')).toEqual([0]);
  const both = `${own}@font-face{font-family:"Own Text";font-weight:400;unicode-range:U+20-7E}`;
  expect(neededFonts(both, 'a')).toEqual([1]);
  expect(neededFonts(both, 'a 予')).toEqual([0, 1]);
});

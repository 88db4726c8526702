import { expect, test } from 'vitest';
import { openGraphLocale, textDirection } from '../../../src/seo/locale.ts';

test.each([
  ['zh-Hant-TW', 'zh_TW', undefined],
  ['ar-EG', 'ar_EG', 'rtl'],
  ['he', 'he', 'rtl'],
])('Q6 %s is the locale %s', (tag, locale, direction) => {
  expect([openGraphLocale(tag), textDirection(tag)]).toEqual([locale, direction]);
});

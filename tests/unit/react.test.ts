import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('R7 nothing in src makes elements but React, nor renders or loads it by hand', () => {
  const forbidden =
    /document\.createElement|innerHTML|dangerouslySetInnerHTML|renderToString|hydrateRoot|\?worker/;
  const sources = globSync('src/**/*.{ts,tsx,astro}');
  expect(sources.filter((path) => forbidden.test(readFileSync(path, 'utf8')))).toEqual([]);
});

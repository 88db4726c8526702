import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('R7 nothing in src creates elements but React, nor renders or loads it by hand', () => {
  const forbidden =
    /document\.createElement|innerHTML|dangerouslySetInnerHTML|renderToString|hydrateRoot|\?worker/;
  const sources = globSync('src/**/*.{ts,tsx,astro}');
  expect(sources.filter((path) => forbidden.test(readFileSync(path, 'utf8')))).toEqual([]);
});

test('R7 a page adds no element of its own that a visitor sees', () => {
  // The empty drawing is around a style sheet in the body.
  const unseen =
    /^<(?:html|head|meta|link|style|script|body|main|slot|svg aria-hidden="true" width="0)\b/;
  const elements = globSync('src/**/*.astro').flatMap((path) => {
    const markup = readFileSync(path, 'utf8').replace(/^---\n.*?\n---\n/s, '');
    return markup.match(/<[a-z][^>]*/g) ?? [];
  });
  expect(elements.length).toBeGreaterThan(10);
  expect(elements.filter((each) => !unseen.test(each))).toEqual([]);
});

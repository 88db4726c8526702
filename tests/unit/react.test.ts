import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('R7 nothing in src creates elements but React, nor renders or loads it by hand', () => {
  const made =
    /document\.createElement|(?:inner|Inner|outer|set)HTML|renderToString|hydrateRoot|\?worker/;
  const inserted =
    /\.(?:append|appendChild|prepend|before|after|insertBefore|insertAdjacent\w+|replaceChildren|replaceWith)\(/;
  const found = globSync('src/**/*.{ts,tsx,astro}').filter((path) => {
    const text = readFileSync(path, 'utf8');
    return made.test(text) || inserted.test(text);
  });
  expect(found).toEqual([]);
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

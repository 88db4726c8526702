import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = globSync('src/**/*.{ts,tsx,astro}').map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}));

test('R7 nothing in src creates elements but React, nor renders or loads it by hand', () => {
  const forbidden =
    /document\.createElement|innerHTML|dangerouslySetInnerHTML|renderToString|hydrateRoot|\?worker/;
  expect(sources.filter(({ text }) => forbidden.test(text)).map(({ path }) => path)).toEqual([]);
});

test('R7 a page adds no element of its own that a visitor sees', () => {
  const invisible = ['html', 'head', 'meta', 'link', 'style', 'script', 'body', 'main', 'slot'];
  const pages = sources.filter(({ path }) => path.endsWith('.astro'));
  const visible = pages.flatMap(({ path, text }) => {
    const markup = text.replace(/^---\n.*?\n---\n/s, '').replace(/<!--.*?-->/gs, '');
    return [...markup.matchAll(/<([a-z][a-z0-9]*)([^>]*)/g)]
      .filter(([, tag = '', attributes = '']) => {
        // Around a style sheet in the body (`index.astro`).
        const isEmpty = tag === 'svg' && / width="0" height="0"/.test(attributes);
        return !invisible.includes(tag) && !isEmpty;
      })
      .map(([start]) => `${path}: ${start}>`);
  });
  expect(pages.length).toBeGreaterThan(3);
  expect(visible).toEqual([]);
});

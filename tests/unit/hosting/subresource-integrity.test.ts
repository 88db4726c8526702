import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { withIntegrity } from '../../../hosting/subresource-integrity.ts';

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const files = new Map([
  ['/_astro/page.a1.js', 'import"./shared.b2.js";'],
  ['/_astro/shared.b2.js', 'shared'],
  ['/_astro/form.c3.js', 'import("./mail.d4.js")'],
  ['/_astro/mail.d4.js', 'é'],
  ['/_astro/other.e5.js', 'other'],
  ['/_astro/page.f6.css', 'a{}'],
]);
const hashOf = (path: string) => hash(files.get(path) ?? '');

describe('Q4 every script and style file has its hash', () => {
  test('in the tag that loads it, whatever else the tag holds', () => {
    const page =
      '<link rel="stylesheet" href="/_astro/page.f6.css"><link rel=preload as=script href="/_astro/other.e5.js">' +
      '<link rel="preload" as="font" href="/a.woff2"><link rel="icon" href="/favicon.svg">' +
      '<SCRIPT async src="/_astro/other.e5.js"></SCRIPT>';
    expect(withIntegrity(page, files)).toBe(
      `<link integrity="${hashOf('/_astro/page.f6.css')}" rel="stylesheet" href="/_astro/page.f6.css">` +
        `<link integrity="${hashOf('/_astro/other.e5.js')}" rel=preload as=script href="/_astro/other.e5.js">` +
        '<link rel="preload" as="font" href="/a.woff2"><link rel="icon" href="/favicon.svg">' +
        `<SCRIPT integrity="${hashOf('/_astro/other.e5.js')}" async src="/_astro/other.e5.js"></SCRIPT>`,
    );
  });

  test('in an import map before the first module, for what only modules name', () => {
    const page =
      '<p data-code="/_astro/form.c3.js"></p><script type="module" src="/_astro/page.a1.js"></script>';
    const [, before, map = '', after] =
      /^(.*)<script type="importmap">(.*?)<\/script>(.*)$/.exec(withIntegrity(page, files)) ?? [];
    expect(before).toBe('<p data-code="/_astro/form.c3.js"></p>');
    expect(after).toMatch(/^<script integrity="sha256-[^"]+" type="module"/);
    const others = ['/_astro/form.c3.js', '/_astro/mail.d4.js', '/_astro/shared.b2.js'];
    const both = others.flatMap((path) => [
      [path, hashOf(path)],
      [`${path}?again`, hashOf(path)],
    ]);
    expect(JSON.parse(map)).toEqual({ integrity: Object.fromEntries(both) });
  });

  test('in an import map before the inline script that fetches a module', () => {
    const page = '<script>one()</script><p></p><script>import("/_astro/other.e5.js")</script>';
    const path = '/_astro/other.e5.js';
    const integrity = { [path]: hashOf(path), [`${path}?again`]: hashOf(path) };
    const map = `<script type="importmap">${JSON.stringify({ integrity })}</script>`;
    expect(withIntegrity(page, files)).toBe(
      `<script>one()</script><p></p>${map}<script>import("${path}")</script>`,
    );
  });

  test('a page without script files stays as it is', () => {
    const page = '<script>one()</script><style>a{}</style><p>';
    expect(withIntegrity(page, files)).toBe(page);
  });

  test('a file that was not built is named', () => {
    expect(() => withIntegrity('<script src="/gone.js"></script>', files)).toThrow(
      '<script> loads /gone.js, which was not built.',
    );
    const named = '<p data-code="/_astro/gone.g7.js"></p>';
    expect(() => withIntegrity(named, files)).toThrow(
      '/_astro/gone.g7.js is fetched and was not built.',
    );
    const nested = new Map([...files, ['/_astro/page.a1.js', 'import(`/_astro/gone.g7.js`)']]);
    const page = '<script type="module" src="/_astro/page.a1.js"></script>';
    expect(() => withIntegrity(page, nested)).toThrow(
      '/_astro/gone.g7.js is fetched and was not built.',
    );
  });
});

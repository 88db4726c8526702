import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { withIntegrity } from '../../../hosting/subresource-integrity.ts';

const files = new Map([
  ['/_astro/other.e5.js', 'é'],
  ['/_astro/page.f6.css', 'a{}'],
  ['/_astro/of-another-page.a7.js', ''],
]);
const hashOf = (path: string) =>
  `sha256-${createHash('sha256')
    .update(files.get(path) ?? '')
    .digest('base64')}`;

describe('Q4 every script and style file has its hash', () => {
  test('in the tag that loads it, whatever else that holds, and nothing else changes', () => {
    const page =
      '<link rel="stylesheet" href="/_astro/page.f6.css"><link rel=preload as=script href="/_astro/other.e5.js">' +
      '<link rel="preload" as="font" href="/a.woff2"><link rel="icon" href="/favicon.svg">' +
      '<script>"<script src=x>"</script><SCRIPT async src="/_astro/other.e5.js"></SCRIPT>';
    expect(withIntegrity(page, files)).toBe(
      `<link integrity="${hashOf('/_astro/page.f6.css')}" rel="stylesheet" href="/_astro/page.f6.css">` +
        `<link integrity="${hashOf('/_astro/other.e5.js')}" rel=preload as=script href="/_astro/other.e5.js">` +
        '<link rel="preload" as="font" href="/a.woff2"><link rel="icon" href="/favicon.svg">' +
        `<script>"<script src=x>"</script><SCRIPT integrity="${hashOf('/_astro/other.e5.js')}" async src="/_astro/other.e5.js"></SCRIPT>`,
    );
  });

  test('in an import map before the first module, for what only scripts load', () => {
    const page = '<script>one()</script><p data-code="/_astro/other.e5.js"></p>';
    const map = { integrity: { '/_astro/other.e5.js': hashOf('/_astro/other.e5.js') } };
    for (const first of [
      '<script>import("/_astro/other.e5.js")</script>',
      '<script type="module">',
    ]) {
      expect(withIntegrity(page + first, files)).toBe(
        `${page}<script type="importmap">${JSON.stringify(map)}</script>${first}`,
      );
    }
  });

  test('a file that was not built is named', () => {
    expect(() => withIntegrity('<script src="/gone.js"></script>', files)).toThrow(
      '<script> loads /gone.js, which was not built.',
    );
  });
});

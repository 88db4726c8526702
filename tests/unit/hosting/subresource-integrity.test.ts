import { expect, test } from 'vitest';
import { contentHash } from '../../../hosting/built-site.ts';
import { withIntegrity } from '../../../hosting/subresource-integrity.ts';

const [other, styles] = ['/_astro/other.e5.js', '/_astro/page.f6.css'];
const files = new Map([
  [other, 'é'],
  [styles, 'a{}'],
  ['/_astro/of-another-page.a7.js', ''],
]);
const island = (directive: string) => `<astro-island client="${directive}"></astro-island>`;
const hashOf = (file: string) => contentHash(files.get(file) ?? '');

test.each([
  [`<link rel="stylesheet" href="${styles}">`, 'link', styles],
  [`<link rel=preload as=script href="${other}">`, 'link', other],
  [`<script>"<script src=x>"</script><SCRIPT async src="${other}"></SCRIPT>`, 'SCRIPT', other],
  ['<link rel="preload" as="font" href="/a.woff2">', '', ''],
  ['<link rel="icon" href="/i.svg">', '', ''],
])('Q4 the tag that loads a script or style file has its hash: %s', (page, tag, file) => {
  const expected = tag ? page.replace(`<${tag}`, `$& integrity="${hashOf(file)}"`) : page;
  expect(withIntegrity(page, files)).toBe(expected);
});

test.each([`<script>import("${other}")</script>`, '<script type="module">'])(
  'Q4 an import map before %s has the hashes of what only scripts load',
  (first) => {
    const page = `<script>one()</script><p data-form-code="${other}"></p>`;
    const map = JSON.stringify({ integrity: { [other]: hashOf(other) } });
    expect(withIntegrity(page + first, files)).toBe(
      `${page}<script type="importmap">${map}</script>${first}`,
    );
  },
);

test('Q4 the import map comes after the islands that wait for an interaction', () => {
  const [runtime, early] = [`<script>import("${other}")</script>`, island('interaction')];
  const map = JSON.stringify({ integrity: { [other]: hashOf(other) } });
  expect(withIntegrity(runtime + early + island('visible'), files)).toBe(
    `${runtime}${early}<script type="importmap">${map}</script>${island('visible')}`,
  );
});

test('Q4 a file that was not built is reported', () => {
  expect(() => withIntegrity('<script src="/gone.js"></script>', files)).toThrow(
    '<script> loads /gone.js, which was not built.',
  );
});

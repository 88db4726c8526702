import { expect, test } from 'vitest';
import { describeDocument } from '../../../hosting/built-site.ts';
import { headersFor, headersWithoutFile } from '../../../hosting/headers.ts';
import { sampleDeployment, sampleSite } from './built-site-sample.ts';

const headersOf = (path: string, change: Partial<typeof sampleDeployment> = {}) =>
  headersFor(path, sampleSite, { ...sampleDeployment, ...change });

const directivesOf = (headers: Record<string, string>) =>
  headers['Content-Security-Policy']?.split('; ') ?? [];

test.each(['/', '/privacy-policy', '/500.html', '/_astro/page.a1b2.js', '/favicon.svg', '/nope'])(
  'Q4 %s has every protection',
  (path) => {
    const headers = headersOf(path);
    expect(headers).toMatchObject({
      Allow: 'GET, HEAD',
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': expect.stringMatching(/^clipboard-write=\(self\)(?:, [a-z-]+=\(\))+$/),
    });
    const directives = directivesOf(headers);
    for (const name of ['default-src', 'base-uri', 'form-action', 'frame-ancestors']) {
      expect(directives).toContain(`${name} 'none'`);
    }
    expect(directives).toContain("require-trusted-types-for 'script'");
    expect(directives).toContain("trusted-types 'none'");
    const sources = directives.flatMap((directive) => directive.split(' ').slice(1));
    const foreign = sources.filter((one) => !/^'(?:none|self|script|sha256-.+)'$/.test(one));
    expect(foreign).toEqual(path === '/' ? ['https://mail.example'] : []);
  },
);

test('Q4 nothing is allowed that a page does not need', () => {
  expect(directivesOf(headersOf('/')).join()).not.toContain('media-src');
  expect(directivesOf(headersOf('/', { emailKeys: null }))).toContain("connect-src 'self'");
  const headers = headersWithoutFile(sampleDeployment);
  expect(headers['Cache-Control']).toBe('public, max-age=0, must-revalidate');
  const locked = directivesOf(headers).join();
  expect(locked.match(/[a-z]+-src/g)).toEqual(['default-src']);
});

test.each([
  ['<svg><style>a{}</style><script>alert(1)</script></svg>', ['default-src', 'style-src']],
  ['<svg><script href="/_astro/page.a1b2.js"/></svg>', ['default-src']],
])('Q4 the SVG file %s, opened by itself, runs no script', (markup, allowed) => {
  const documents = new Map([['/favicon.svg', describeDocument(markup)]]);
  const headers = headersFor('/favicon.svg', { ...sampleSite, documents }, sampleDeployment);
  const directives = directivesOf(headers);
  expect(directives).toContain("default-src 'none'");
  expect(directives.join().match(/[a-z]+-src/g)).toEqual(allowed);
});

test.each(['/nope', '/__proto__', '/404'])('Q4 R4 %s gets what the 404 page needs', (path) => {
  expect(headersOf(path)).toEqual(headersOf('/404.html'));
});

test.each([
  ['/', 'public, max-age=0, must-revalidate'],
  ['/_astro/page.a1b2.js', 'public, max-age=31536000, immutable'],
  ['/robots.txt', 'public, max-age=3600'],
])('Q1 %s is cached as %s', (path, caching) => {
  expect(headersOf(path)['Cache-Control']).toBe(caching);
});

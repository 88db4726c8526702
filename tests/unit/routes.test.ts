import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalPath, isPagePath } from '../../src/routes.ts';

describe('R6 one address for each page', () => {
  test.each([
    ['/Privacy-Policy.HTML', '/privacy-policy'],
    ['/privacy-policy/index.html', '/privacy-policy'],
    ['//terms-of-service', '/terms-of-service'],
    ['/%74erms-of-service', '/terms-of-service'],
    ['/terms-of-service%2F', '/terms-of-service'],
    ['/index.html', '/'],
    ['//', '/'],
  ])('%s leads to %s', (variant, route) => {
    expect(canonicalPath(variant)).toBe(route);
  });

  test.each([
    '/',
    '/terms-of-service',
    '/404/',
    '/500.html',
    '/Robots.txt',
    '/_Headers',
    '/privacy-policy/more',
    '/privacy-policy%00',
    '/privacy-policy%0d%0aX: 1',
    '//evil.example/',
    '/%ff',
  ])('%j is not redirected', (path) => {
    expect(canonicalPath(path)).toBeNull();
  });

  test('for any path, a redirect leads to what can be a page of this site', () => {
    const piece = fc.constantFrom('/', '//', '%2F', '.html', 'index', 'evil.example', '\\', '\r\n');
    const path = fc
      .array(fc.oneof(piece, fc.constantFrom('/', '/terms-of-service'), fc.string()))
      .map((p) => p.join(''));
    fc.assert(
      fc.property(path, (asked) => {
        const target = canonicalPath(asked);
        if (target === null) return;
        expect(target === '/' || isPagePath(target)).toBe(true);
        expect(canonicalPath(target)).toBeNull();
      }),
      { seed: 6 },
    );
  });
});

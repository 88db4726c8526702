import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalPath, isPagePath } from '../../src/routes.ts';

describe('R6 one address for each page', () => {
  // More of them are asked of each real server, in tests/hosts.
  test.each([
    ['/Privacy-Policy.HTML', '/privacy-policy'],
    ['/%74erms-of-service', '/terms-of-service'],
    ['/index.html', '/'],
    ['/terms-of-service', null],
    ['/500.html', null],
    ['/privacy-policy/more', null],
    ['/privacy-policy%00', null],
    ['/privacy-policy%0d%0aX: 1', null],
    ['//evil.example/', null],
    ['/%ff', null],
  ])('%j is redirected to %s', (path, route) => {
    expect(canonicalPath(path)).toBe(route);
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

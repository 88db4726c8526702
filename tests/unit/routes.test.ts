import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalPath, isPagePath } from '../../src/routes.ts';

test('R6 for any path, a redirect leads to what can be a page of this site', () => {
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

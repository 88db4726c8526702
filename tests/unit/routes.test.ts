import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalPath, isPagePath } from '../../src/routes.ts';
import { routePages } from '../content.ts';

const routes = routePages.map(({ path }) => path);

test('R6 for any path, a redirect leads to what can be a page of this site', () => {
  const piece = fc.constantFrom('/', '//', '%2F', '.html', 'index', 'evil.example', '\\', '\r\n');
  const path = fc
    .array(fc.oneof(piece, fc.constantFrom(...routes), fc.string()))
    .map((pieces) => pieces.join(''));
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

test('R6 any spelling of a path leads to its page', () => {
  const parts = fc.record({
    route: fc.constantFrom(...routes),
    ending: fc.constantFrom('', '.html', '/index', '/index.html'),
    slashes: fc.constantFrom('', '/', '//', '%2F'),
    isUpperCase: fc.boolean(),
  });
  const isVariant = ({ route, ending }: { route: string; ending: string }) =>
    route !== '/' || ending !== '.html';
  fc.assert(
    fc.property(parts.filter(isVariant), ({ route, ending, slashes, isUpperCase }) => {
      const path = `${route === '/' ? '' : route}${ending}${slashes}` || '/';
      const asked = isUpperCase ? path.toUpperCase() : path;
      expect(canonicalPath(asked)).toBe(asked === route ? null : route);
    }),
    { seed: 6 },
  );
});

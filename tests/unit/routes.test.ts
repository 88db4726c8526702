import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalPath } from '../../src/routes.ts';
import { routePages } from '../content.ts';

const routes = routePages.map(({ path }) => path);

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

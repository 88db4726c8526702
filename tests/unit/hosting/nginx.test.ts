import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readHost } from '../../../hosting/hosts.ts';
import { nginxConfiguration } from '../../../hosting/nginx.ts';
import { canonicalPath } from '../../../src/routes.ts';
import { sampleDeployment, sampleSite } from './built-site-sample.ts';

const routePaths = ['/', '/privacy-policy', '/terms-of-service'];
const configuration = nginxConfiguration(sampleSite, sampleDeployment);

test('R6 the variants of a route in the nginx configuration are those of the edge worker', () => {
  const locations = [
    ...configuration.matchAll(/^location ~\* "(.+)" \{\n\s+return 301 (\S+)\$is_args\$args;/gm),
  ].map(([, pattern = '', route]) => ({ pattern: new RegExp(pattern, 'i'), route }));
  expect(locations.map(({ route }) => route)).toEqual(routePaths);
  const piece = fc.constantFrom('/', '//', '.html', '.HTML', 'index', '/index', 'x', '.', ';');
  const spelling = fc.constantFrom(...routePaths, '/Privacy-Policy', 'terms-of-service', '');
  const path = fc
    .array(fc.oneof(piece, spelling), { maxLength: 5 })
    .map((pieces) => `/${pieces.join('')}`)
    .filter((asked) => !routePaths.includes(asked));
  fc.assert(
    fc.property(path, (asked) => {
      const variant = locations.find(({ pattern }) => pattern.test(asked));
      const route = canonicalPath(asked);
      const expected = route !== null && routePaths.includes(route) ? route : null;
      expect([asked, variant?.route ?? null]).toEqual([asked, expected]);
    }),
    { numRuns: 2000, seed: 6 },
  );
});

test('O7 a recording is sent in ranges, which Safari asks for', () => {
  const site = { ...sampleSite, files: [...sampleSite.files, '/_astro/call.d4.mp3'] };
  expect(nginxConfiguration(site, sampleDeployment)).toMatch(
    /location = \/_astro\/call\.d4\.mp3 \{\n\s+max_ranges 1;\n\s+add_header/,
  );
});

test('O6 a file extension without a MIME type is rejected', () => {
  const site = { ...sampleSite, files: [...sampleSite.files, '/a.xyz'] };
  expect(() => nginxConfiguration(site, sampleDeployment)).toThrow(
    '/a.xyz: its ending is not in hosting/file-types.ts.',
  );
});

test('O6 a build for a host that is not supported is refused', () => {
  expect(() => readHost('apache')).toThrow('Choose cloudflare, netlify, nginx, github-pages.');
});

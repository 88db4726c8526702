import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readHost } from '../../../hosting/hosts.ts';
import { nginxConfiguration } from '../../../hosting/nginx.ts';
import { quote } from '../../../hosting/nginx-syntax.ts';
import { canonicalPath } from '../../../src/canonical-path.ts';
import { routes } from '../../../src/routes.ts';
import { sampleDeployment, sampleSite } from './built-site-sample.ts';

const configuration = nginxConfiguration(sampleSite, sampleDeployment, 'hello@agency.example');

describe('O6 the nginx configuration', () => {
  test('has a location for each file that a visitor may ask for by name, and for no page', () => {
    const exact = [...configuration.matchAll(/^location = (\S+)/gm)].map(([, path]) => path);
    expect(exact.sort()).toEqual([
      '/',
      '/.malformed',
      '/.refused',
      '/500',
      '/500.html',
      '/favicon.svg',
      '/privacy-policy',
      '/robots.txt',
      '/terms-of-service',
    ]);
  });

  test('R6 its variants of a route are those of the edge worker', () => {
    const locations = [
      ...configuration.matchAll(/^location ~\* "(.+)" \{\n\s+return 301 (\S+)\$is_args\$args;/gm),
    ].map(([, pattern = '', route]) => ({ pattern: new RegExp(pattern, 'i'), route }));
    expect(locations.map(({ route }) => route)).toEqual([...routes]);
    const piece = fc.constantFrom('/', '//', '.html', '.HTML', 'index', '/index', 'x', '.', ';');
    const spelling = fc.constantFrom(...routes, '/Privacy-Policy', 'terms-of-service', '');
    const path = fc
      .array(fc.oneof(piece, spelling), { maxLength: 5 })
      .map((pieces) => `/${pieces.join('')}`);
    fc.assert(
      fc.property(path, (asked) => {
        fc.pre(!routes.some((route) => route === asked));
        const variant = locations.find(({ pattern }) => pattern.test(asked));
        expect([asked, variant?.route ?? null]).toEqual([asked, canonicalPath(asked)]);
      }),
      { numRuns: 2000 },
    );
  });

  test('no location adds a header, which would lose all that the server adds', () => {
    expect(configuration).not.toMatch(/^\s+add_header/m);
  });

  test('a value stands in quotes with its quotes escaped', () => {
    expect(quote(`a "b" \\ 'c'`)).toBe(`"a \\"b\\" \\\\ 'c'"`);
  });

  test('a value that nginx would read as a variable, or not to its end, is refused', () => {
    expect(() => quote('a $b')).toThrow('nginx takes "$" for a variable');
    expect(() => quote('a'.repeat(4001))).toThrow('nginx cannot read 4001 characters');
  });

  test('a file of a kind that has no type is refused', () => {
    const site = { ...sampleSite, files: [...sampleSite.files, '/a.xyz'] };
    expect(() => nginxConfiguration(site, sampleDeployment, 'a@b.example')).toThrow(
      '/a.xyz: its ending is not in hosting/file-types.ts.',
    );
  });
});

describe('O6 the host of a build', () => {
  test('is Cloudflare unless it is named', () => {
    expect([readHost(undefined), readHost(''), readHost('nginx')]).toEqual([
      'cloudflare',
      'cloudflare',
      'nginx',
    ]);
  });

  test('a name that is none says which there are', () => {
    expect(() => readHost('apache')).toThrow(
      '"apache" is no host that a build is made for. Choose cloudflare, netlify, nginx, github-pages.',
    );
  });
});

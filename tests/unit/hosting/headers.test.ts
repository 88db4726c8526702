import { describe, expect, test } from 'vitest';
import { headersFor, headersWithoutFile } from '../../../hosting/headers.ts';
import { sampleDeployment, sampleSite } from './built-site-sample.ts';

const headersOf = (path: string) => headersFor(path, sampleSite, sampleDeployment);
const policyOf = (headers: Record<string, string>) =>
  new Map(
    headers['Content-Security-Policy']?.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
const directive = (path: string, name: string) => policyOf(headersOf(path)).get(name);

const everyPath = [
  '/',
  '/privacy-policy',
  '/500.html',
  '/_astro/page.a1b2.js',
  '/favicon.svg',
  '/nope',
];

describe('Q4 headers', () => {
  test.each(everyPath)('%s opens nothing beyond its own site and has every protection', (path) => {
    const policy = policyOf(headersOf(path));
    expect(Object.fromEntries(policy)).toMatchObject({
      'default-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': "'none'",
    });
    const sources = [...policy].flatMap(([, values]) => values.split(' '));
    const foreign = sources.filter((one) => !/^'(?:none|self|script|sha256-.+)'$/.test(one));
    expect(foreign).toEqual(path === '/' ? ['https://mail.example'] : []);
    expect(headersOf(path)).toMatchObject({
      Allow: 'GET, HEAD',
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  });

  test('a page runs its own inline scripts and styles by their hashes', () => {
    expect(directive('/', 'script-src')).toBe("'self' 'sha256-theme'");
    expect(directive('/', 'style-src')).toBe("'self' 'sha256-styles'");
  });

  test('a page connects to its own site, and with the form to the e-mail service', () => {
    expect(directive('/', 'connect-src')).toBe("'self' https://mail.example");
    expect(directive('/privacy-policy', 'connect-src')).toBe("'self'");
    const unset = headersFor('/', sampleSite, { ...sampleDeployment, emailService: null });
    expect(policyOf(unset).get('connect-src')).toBe("'self'");
  });

  test('only a page with an audio player loads a recording, from its own site', () => {
    expect(directive('/terms-of-service', 'media-src')).toBe("'self'");
    expect(directive('/', 'media-src')).toBeUndefined();
  });

  test.each([
    ['subdomains', 'max-age=31536000; includeSubDomains'],
    ['preload', 'max-age=31536000; includeSubDomains; preload'],
  ] as const)('HSTS reaches further when the owner says "%s"', (hsts, value) => {
    const headers = headersFor('/', sampleSite, { ...sampleDeployment, hsts });
    expect(headers['Strict-Transport-Security']).toBe(value);
    expect(headersWithoutFile({ hsts })['Strict-Transport-Security']).toBe(value);
  });

  test.each(['/nope', '/__proto__', '/constructor', '/404', '/404.html', '/_astro/none.js'])(
    '%s gets what the 404 page needs',
    (path) => {
      expect(headersOf(path)).toEqual(headersOf('/404.html'));
      expect(directive(path, 'script-src')).toBe("'self' 'sha256-unknown'");
    },
  );

  test('every feature is denied but writing to the clipboard', () => {
    const features = headersOf('/')['Permissions-Policy']?.split(', ') ?? [];
    expect(features.length).toBeGreaterThan(30);
    expect(features.filter((feature) => !/^[a-z-]+=\(\)$/.test(feature))).toEqual([
      'clipboard-write=(self)',
    ]);
  });

  test.each([
    ['/', 'public, max-age=0, must-revalidate'],
    ['/404.html', 'public, max-age=0, must-revalidate'],
    ['/_astro/page.a1b2.js', 'public, max-age=31536000, immutable'],
    ['/_astro/none.js', 'public, max-age=0, must-revalidate'],
    ['/robots.txt', 'public, max-age=3600'],
  ])('%s is cached as %s', (path, caching) => {
    expect(headersOf(path)['Cache-Control']).toBe(caching);
  });

  test('a response without a file loads nothing at all', () => {
    const names = [...policyOf(headersWithoutFile(sampleDeployment)).keys()];
    expect(names.filter((name) => name.endsWith('-src'))).toEqual(['default-src']);
  });
});

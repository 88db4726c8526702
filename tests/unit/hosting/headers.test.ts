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

const everyPath = [
  '/',
  '/privacy-policy',
  '/500.html',
  '/_astro/page.a1b2.js',
  '/favicon.svg',
  '/nope',
];

describe('Q4 headers', () => {
  test.each(everyPath)('%s opens nothing beyond its own site', (path) => {
    const policy = policyOf(headersOf(path));
    expect(policy.get('default-src')).toBe("'none'");
    expect(policy.get('base-uri')).toBe("'none'");
    expect(policy.get('form-action')).toBe("'none'");
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(policy.get('require-trusted-types-for')).toBe("'script'");
    expect(policy.get('trusted-types')).toBe("'none'");
    const sources = [...policy]
      .filter(([name]) => name !== 'connect-src')
      .flatMap(([, v]) => v.split(' '));
    expect(sources.filter((source) => !/^'(?:none|self|script|sha256-.+)'$/.test(source))).toEqual(
      [],
    );
  });

  test('a page runs its own inline scripts and styles by their hashes', () => {
    const policy = policyOf(headersOf('/'));
    expect(policy.get('script-src')).toBe("'self' 'sha256-theme' 'sha256-island'");
    expect(policy.get('style-src')).toBe("'self' 'sha256-styles'");
  });

  test('only the page with the form reaches the e-mail service', () => {
    expect(policyOf(headersOf('/')).get('connect-src')).toBe('https://mail.example');
    expect(policyOf(headersOf('/privacy-policy')).get('connect-src')).toBe("'none'");
    const unset = headersFor('/', sampleSite, { ...sampleDeployment, emailService: null });
    expect(policyOf(unset).get('connect-src')).toBe("'none'");
  });

  test.each(['/nope', '/__proto__', '/constructor', '/404', '/404.html', '/_astro/none.js'])(
    '%s gets what the 404 page needs',
    (path) => {
      expect(headersOf(path)).toEqual(headersOf('/404.html'));
      expect(policyOf(headersOf(path)).get('script-src')).toBe("'self' 'sha256-unknown'");
    },
  );

  test.each(everyPath)('%s carries every other protection', (path) => {
    expect(headersOf(path)).toMatchObject({
      Allow: 'GET, HEAD',
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  });

  test('a page loads no script file without a hash', () => {
    expect(headersOf('/')['Integrity-Policy']).toBe('blocked-destinations=(script)');
    expect(headersOf('/nope')['Integrity-Policy']).toBe('blocked-destinations=(script)');
    expect(headersOf('/robots.txt')['Integrity-Policy']).toBeUndefined();
  });

  test('every feature is denied but writing to the clipboard', () => {
    const features = headersOf('/')['Permissions-Policy']?.split(', ') ?? [];
    expect(features.length).toBeGreaterThan(30);
    expect(features.filter((feature) => !feature.endsWith('=()'))).toEqual([
      'clipboard-write=(self)',
    ]);
  });

  test.each([
    ['/', 'public, max-age=0, must-revalidate'],
    ['/404.html', 'public, max-age=0, must-revalidate'],
    ['/_astro/page.a1b2.js', 'public, max-age=31536000, immutable'],
    ['/_astro/none.js', 'public, max-age=0, must-revalidate'],
    ['/favicon.svg', 'public, max-age=3600'],
    ['/robots.txt', 'public, max-age=3600'],
  ])('%s is cached as %s', (path, caching) => {
    expect(headersOf(path)['Cache-Control']).toBe(caching);
  });

  test('a response without a file loads nothing at all', () => {
    expect(
      [...policyOf(headersWithoutFile()).keys()].filter((name) => name.endsWith('-src')),
    ).toEqual(['default-src']);
  });
});

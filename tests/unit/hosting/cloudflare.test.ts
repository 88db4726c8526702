import { describe, expect, test } from 'vitest';
import { cloudflareHeaders } from '../../../hosting/cloudflare.ts';
import { headersFor, headersWithoutFile } from '../../../hosting/headers.ts';
import { sampleDeployment, sampleSite } from './built-site-sample.ts';

/** Reads `_headers` as the hosts do: every matching rule counts, repeated names are joined. */
function served(text: string, path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  let matches = false;
  for (const line of text.trim().split('\n')) {
    if (line.startsWith('/')) {
      matches = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line;
    } else if (matches) {
      const [name = '', ...rest] = line.trim().split(': ');
      const value = rest.join(': ');
      headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
    }
  }
  return headers;
}

const text = cloudflareHeaders(sampleSite, sampleDeployment);

describe('O6 _headers', () => {
  test.each(['/', '/privacy-policy', '/terms-of-service', '/404', '/500', ...sampleSite.files])(
    '%s is served with exactly the headers of its definition',
    (path) => {
      expect(served(text, path)).toEqual(headersFor(path, sampleSite, sampleDeployment));
    },
  );

  test('Q4 an unknown path has every protection that needs no file', () => {
    const {
      'Content-Security-Policy': _,
      'Cache-Control': __,
      ...others
    } = headersWithoutFile(sampleDeployment);
    expect(served(text, '/nope')).toEqual(others);
  });

  test('a line longer than hosts read is refused, with the fix', () => {
    const hashes = Array.from({ length: 40 }, (_, index) => `sha256-${String(index).padStart(44)}`);
    const document = { scriptHashes: hashes, styleHashes: [], hasForm: false, hasAudio: false };
    const site = { ...sampleSite, documents: new Map([['/index.html', document]]) };
    expect(() => cloudflareHeaders(site, sampleDeployment)).toThrow(
      /Content-Security-Policy has \d{4} characters, hosts read 2000\. Move inline scripts/,
    );
  });

  test('more rules than hosts read are refused', () => {
    const files = Array.from({ length: 100 }, (_, index) => `/picture-${index}.png`);
    expect(() => cloudflareHeaders({ ...sampleSite, files }, sampleDeployment)).toThrow(
      '_headers needs 101 rules, hosts read 100.',
    );
  });

  test('a name that a rule cannot match is refused', () => {
    const site = { ...sampleSite, files: ['/a b.png'] };
    expect(() => cloudflareHeaders(site, sampleDeployment)).toThrow('/a b.png: hosts match');
  });
});

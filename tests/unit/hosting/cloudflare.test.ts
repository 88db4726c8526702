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
});

import { afterEach, describe, expect, test, vi } from 'vitest';
import worker from '../../../hosting/edge-worker.ts';
import { headersFor, headersWithoutFile } from '../../../hosting/headers.ts';
import { sampleDeployment, sampleSite } from './built-site-sample.ts';

type Assets = (request: Request) => Response;

/** The asset server, with the headers that `_headers` gives to a page. */
const assets: Assets = ({ url, method }) => {
  const { pathname } = new URL(url);
  const headers = { ...headersFor(pathname, sampleSite, sampleDeployment), ETag: '"1"' };
  return new Response(method === 'HEAD' ? null : `page ${pathname}`, { headers });
};
const none: Assets = () => new Response(null, { status: 404 });

async function ask(path: string, init?: RequestInit, answer = assets): Promise<Response> {
  const request = new Request(`https://agency.example${path}`, init);
  return worker.fetch(request, { ASSETS: { fetch: async (asked) => answer(asked) } });
}

const headersOf = (response: Response) => Object.fromEntries(response.headers);
const inLowerCase = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
const bare = inLowerCase(headersWithoutFile(sampleDeployment));
const headersOfPage = (path: string) => inLowerCase(headersFor(path, sampleSite, sampleDeployment));

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the worker for paths without a file', () => {
  test('R6 sends a variant to its route for good, with the query', async () => {
    const response = await ask('/Privacy-Policy/?from=mail&x=%2F');
    expect(response.status).toBe(301);
    expect(headersOf(response)).toEqual({
      ...bare,
      location: '/privacy-policy?from=mail&x=%2F',
    });
  });

  test.each(['/nope', '/404', '/404.html', '//evil.example/', '/_astro/gone.js'])(
    'R4 answers %s with the 404 page, its headers and status 404',
    async (path) => {
      const response = await ask(path);
      expect([response.status, await response.text()]).toEqual([404, 'page /404']);
      expect(headersOf(response)).toMatchObject(headersOfPage('/404'));
      expect(response.headers.get('ETag')).toBeNull();
    },
  );

  test('R4 a condition of the visitor does not reach the 404 page', async () => {
    const asked: Request[] = [];
    const headers = { 'If-None-Match': '"1"', Range: 'bytes=0-1' };
    const response = await ask('/nope', { headers, method: 'HEAD' }, (request) => {
      asked.push(request);
      return assets(request);
    });
    expect(response.status).toBe(404);
    expect([...(asked[0]?.headers ?? [])]).toEqual([]);
    expect(asked[0]?.method).toBe('HEAD');
  });

  test('R5 shows the error page to whoever asks for it by name', async () => {
    const response = await ask('/500.html');
    expect([response.status, await response.text()]).toEqual([200, 'page /500']);
  });

  test('R5 answers its own failure with the error page and status 500', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const response = await ask('/nope', {}, (request) =>
      request.url.endsWith('/404') ? none(request) : assets(request),
    );
    expect([response.status, await response.text()]).toEqual([500, 'page /500']);
    expect(headersOf(response)).toMatchObject(headersOfPage('/500'));
    expect(log).toHaveBeenCalledTimes(1);
  });

  test('R5 has a page of its own when not even the error page can be had', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const response = await ask('/nope', {}, none);
    expect(response.status).toBe(500);
    expect(await response.text()).toContain('500 Internal Server Error');
    expect(response.headers.get('Content-Security-Policy')).toBe(bare['content-security-policy']);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
    const response = await ask('/nope', { method });
    expect(response.status).toBe(405);
    expect(headersOf(response)).toEqual(bare);
  });
});

import { afterEach, describe, expect, test, vi } from 'vitest';
import worker from '../../../hosting/edge-worker.ts';
import { headersWithoutFile } from '../../../hosting/headers.ts';

type Answer = (path: string) => Response;

async function ask(path: string, answer: Answer, init?: RequestInit): Promise<Response> {
  const request = new Request(`https://agency.example${path}`, init);
  const ASSETS = { fetch: async ({ url }: Request) => answer(new URL(url).pathname) };
  return worker.fetch(request, { ASSETS });
}

const pages: Answer = (path) =>
  new Response(`page ${path}`, { headers: { ETag: '"1"', 'Content-Security-Policy': path } });

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the worker for paths without a file', () => {
  test('R6 sends a variant to its route for good, with the query', async () => {
    const response = await ask('/Privacy-Policy/?from=mail&x=%2F', pages);
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe('/privacy-policy?from=mail&x=%2F');
    expect(Object.fromEntries(response.headers)).toMatchObject(inLowerCase(headersWithoutFile()));
  });

  test.each(['/nope', '/404', '/404.html', '//evil.example/', '/_astro/gone.js'])(
    'R4 answers %s with the 404 page, its headers and status 404',
    async (path) => {
      const response = await ask(path, pages);
      expect([response.status, await response.text()]).toEqual([404, 'page /404']);
      expect(response.headers.get('Content-Security-Policy')).toBe('/404');
      expect(response.headers.get('ETag')).toBeNull();
    },
  );

  test('R4 a condition of the visitor does not reach the 404 page', async () => {
    const asked: Request[] = [];
    const ASSETS = {
      fetch: async (request: Request) => {
        asked.push(request);
        return new Response('page');
      },
    };
    const headers = { 'If-None-Match': '"1"', Range: 'bytes=0-1' };
    const request = new Request('https://agency.example/nope', { headers, method: 'HEAD' });
    expect((await worker.fetch(request, { ASSETS })).status).toBe(404);
    expect([...(asked[0]?.headers ?? [])]).toEqual([]);
    expect(asked[0]?.method).toBe('HEAD');
  });

  test('R5 shows the error page to whoever asks for it by name', async () => {
    const response = await ask('/500.html', pages);
    expect([response.status, await response.text()]).toEqual([200, 'page /500']);
  });

  test('R5 answers its own failure with the error page and status 500', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const response = await ask('/nope', (path) => {
      if (path === '/404') throw new Error('no assets');
      return pages(path);
    });
    expect([response.status, await response.text()]).toEqual([500, 'page /500']);
    expect(response.headers.get('Content-Security-Policy')).toBe('/500');
    expect(log).toHaveBeenCalledTimes(1);
  });

  test('R5 has a last word when not even the error page can be had', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const response = await ask('/nope', () => new Response(null, { status: 404 }));
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(text).toContain('<h1>Unexpected Application Error!</h1>');
    expect(text).toContain('500 Internal Server Error');
    expect(Object.fromEntries(response.headers)).toMatchObject(inLowerCase(headersWithoutFile()));
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
    const response = await ask('/nope', pages, { method });
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
    expect(Object.fromEntries(response.headers)).toMatchObject(inLowerCase(headersWithoutFile()));
  });
});

function inLowerCase(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

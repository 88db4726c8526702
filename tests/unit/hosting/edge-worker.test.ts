import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import worker from '../../../hosting/edge-worker.ts';
import { headersFor } from '../../../hosting/headers.ts';
import { sampleDeployment, sampleSite } from './built-site-sample.ts';

type Assets = (request: Request) => Response;

/** The asset server, with the headers that `_headers` gives to a page. */
const assets: Assets = ({ url }) => {
  const { pathname } = new URL(url);
  return new Response(`page ${pathname}`, {
    headers: headersFor(pathname, sampleSite, sampleDeployment),
  });
};
const none: Assets = () => new Response(null, { status: 404 });

async function ask(path: string, answer: Assets, init?: RequestInit): Promise<Response> {
  const request = new Request(`https://agency.example${path}`, init);
  return worker.fetch(request, { ASSETS: { fetch: async (asked) => answer(asked) } });
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

// Its regular responses are tested in the real runtime, in tests/hosts.
describe('the worker for paths without a file', () => {
  test('R5 answers its own failure with the error page and status 500', async () => {
    const response = await ask('/nope', (request) =>
      request.url.endsWith('/404') ? none(request) : assets(request),
    );
    expect([response.status, await response.text()]).toEqual([500, 'page /500']);
    expect(response.headers.get('Content-Security-Policy')).toBe(
      headersFor('/500', sampleSite, sampleDeployment)['Content-Security-Policy'],
    );
    expect(console.error).toHaveBeenCalledTimes(1);
  });
});

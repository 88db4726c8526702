import { expect, test, vi } from 'vitest';
import worker from '../../../hosting/edge-worker.ts';
import { headersFor } from '../../../hosting/headers.ts';
import { sampleDeployment, sampleSite } from './built-site-sample.ts';

const headers = headersFor('/500', sampleSite, sampleDeployment);

test.each([
  ['bytes=4-', 206, 'bytes 4-8/9', 'd wav'],
  ['bytes=4-99', 206, 'bytes 4-8/9', 'd wav'],
  ['bytes=9-', 416, 'bytes */9', ''],
  // Not a valid range (RFC 9110 section 14.1.1), so it is ignored.
  ['bytes=5-2', 200, null, 'sound wav'],
  ['bytes=-2', 200, null, 'sound wav'],
  [null, 200, null, 'sound wav'],
  // Only GET has ranges.
  ['bytes=0-1', 200, null, 'sound wav', 'HEAD'],
])(
  'O7 a recording is served with %s',
  async (range, status, contentRange, body, method = 'GET') => {
    const headers = range ? { Range: range } : {};
    const request = new Request('https://agency.example/_astro/call.wav', { method, headers });
    const ASSETS = { fetch: vi.fn(async () => new Response('sound wav')) };
    const response = await worker.fetch(request, { ASSETS });
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Range')).toBe(contentRange);
    expect(response.headers.get('Accept-Ranges')).toBe('bytes');
    expect(await response.text()).toBe(body);
    expect(ASSETS.fetch).toHaveBeenCalledOnce();
  },
);

// Its regular responses are tested in the real runtime, in tests/hosts.
test('R5 the worker responds to its own failure with the error page and status 500', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const fetch = async ({ url }: Request) =>
    url.endsWith('/404') ? new Response(null, { status: 404 }) : new Response(url, { headers });
  const asked = new Request('https://agency.example/nope');
  const response = await worker.fetch(asked, { ASSETS: { fetch } });
  expect(response.status).toBe(500);
  expect(await response.text()).toBe('https://agency.example/500');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-security-policy': headers['Content-Security-Policy'],
  });
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

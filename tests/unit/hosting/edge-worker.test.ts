import { expect, test, vi } from 'vitest';
import worker from '../../../hosting/edge-worker.ts';
import { headersFor } from '../../../hosting/headers.ts';
import { sampleDeployment, sampleSite } from './built-site-sample.ts';

const headers = headersFor('/500', sampleSite, sampleDeployment);

// Its regular responses are tested in the real runtime, in tests/hosts.
test('R5 the worker answers its own failure with the error page and status 500', async () => {
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

import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingHttpHeaders, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningSite, startSite } from '../../commands/serve.ts';
import { type BuiltSite, scanBuiltSite } from '../../hosting/built-site.ts';
import { cloudflareHeaders } from '../../hosting/cloudflare.ts';
import { headersFor } from '../../hosting/headers.ts';
import { errorDocuments, routes } from '../../hosting/routes.ts';
import { sampleDeployment } from './built-site-sample.ts';

let directory: string;
let port: number;
let site: BuiltSite;
let server: RunningSite;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'built-site-'));
  await mkdir(join(directory, '_astro'));
  await writeFile(join(directory, '_astro/page.a1b2.js'), 'void 0;');
  await writeFile(join(directory, 'robots.txt'), 'User-agent: *');
  for (const path of [...routes, ...Object.values(errorDocuments)]) {
    const page = `<!doctype html><title>${path}</title><script>void "${path}";</script>`;
    await writeFile(join(directory, path === '/' ? 'index.html' : `${path}.html`), page);
  }
  site = await scanBuiltSite(directory);
  await writeFile(join(directory, '_headers'), cloudflareHeaders(site, sampleDeployment));
  port = await freePort();
  server = await startSite({ directory, port });
});

afterAll(async () => {
  await server?.close();
  await rm(directory, { recursive: true, force: true });
});

describe('the real runtime of the host', () => {
  test.each([...routes])('R1 serves %s with its page and its headers', async (path) => {
    const { status, headers, body } = await ask(path);
    expect([status, title(body)]).toEqual([200, path]);
    expectHeadersOf(path, headers);
  });

  test.each([
    ['/privacy-policy/', '/privacy-policy'],
    ['/Privacy-Policy', '/privacy-policy'],
    ['/PRIVACY-POLICY/', '/privacy-policy'],
    ['/privacy-policy.html', '/privacy-policy'],
    ['/privacy-policy/index.html', '/privacy-policy'],
    ['/privacy-policy/index', '/privacy-policy'],
    ['//privacy-policy', '/privacy-policy'],
    ['/%70rivacy-policy', '/privacy-policy'],
    ['/index.html', '/'],
    ['/INDEX.HTML', '/'],
    ['/index', '/'],
    ['/Terms-Of-Service/?a=1&b=%2F', '/terms-of-service?a=1&b=%2F'],
  ])('R6 leads %s to %s at once', async (variant, target) => {
    const { status, headers } = await ask(variant);
    expect([status, headers.location]).toEqual([301, target]);
    expect(headers).toMatchObject({
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  test.each([
    '/nope',
    '/nope/',
    '/nope.html',
    '/a/b/c',
    '/404',
    '/404.html',
    '/_headers',
    '/_astro/gone.js',
    '/%ff',
    '/%2e%2e%2fpackage.json',
    '//evil.example/',
    '/__proto__',
    `/${'a'.repeat(8000)}`,
  ])('R4 answers %s with the 404 page', async (path) => {
    const { status, headers, body } = await ask(path);
    expect([status, title(body)]).toEqual([404, '/404']);
    expectHeadersOf('/404', headers);
  });

  test('R5 shows the error page by its file name', async () => {
    const { status, headers, body } = await ask('/500.html');
    expect([status, title(body)]).toEqual([200, '/500']);
    expectHeadersOf('/500', headers);
  });

  test.each(['/_astro/page.a1b2.js', '/robots.txt'])(
    'Q4 serves %s with its headers',
    async (path) => {
      const { status, headers } = await ask(path);
      expect(status).toBe(200);
      expectHeadersOf(path, headers);
    },
  );

  test('answers HEAD without a body', async () => {
    expect(await ask('/', 'HEAD')).toMatchObject({ status: 200, body: '' });
    expect(await ask('/nope', 'HEAD')).toMatchObject({ status: 404, body: '' });
  });

  test.each(['/', '/nope', '/privacy-policy/', '/_astro/page.a1b2.js'])(
    'refuses POST to %s',
    async (path) => {
      const { status, headers } = await ask(path, 'POST');
      expect([status, headers['x-frame-options']]).toEqual([405, 'DENY']);
    },
  );

  test('O3 names a port that is taken and how to choose another', async () => {
    const second = startSite({ directory, port, portMend: 'Choose another: --port 1.' });
    await expect(second).rejects.toThrow(
      `Port ${port} is taken by another program. Choose another`,
    );
  });
});

function expectHeadersOf(path: string, headers: IncomingHttpHeaders): void {
  for (const [name, value] of Object.entries(headersFor(path, site, sampleDeployment))) {
    expect([name, headers[name.toLowerCase()]]).toEqual([name, value]);
  }
}

const title = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];

/** Sends the path as it is written, which `fetch` would normalize. */
async function ask(path: string, method = 'GET') {
  const sent = (method === 'GET' ? get : request)({ host: '127.0.0.1', port, path, method });
  sent.end();
  const [response] = await once(sent, 'response');
  let body = '';
  for await (const chunk of response.setEncoding('utf8')) body += chunk;
  return { status: response.statusCode, headers: response.headers as IncomingHttpHeaders, body };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port: free } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return free;
}

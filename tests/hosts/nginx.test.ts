import { once } from 'node:events';
import { rename } from 'node:fs/promises';
import http2 from 'node:http2';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headersWithoutFile } from '../../hosting/headers.ts';
import { installedNginx } from '../../scripts/nginx.ts';
import { freePort } from '../../scripts/ports.ts';
import { type NginxOptions, startNginx } from '../../scripts/serve-nginx.ts';
import { agency } from '../content.ts';
import { sampleDeployment } from '../unit/hosting/built-site-sample.ts';
import { ask } from './ask.ts';
import { describeHost, type HostUnderTest } from './describe-host.ts';
import { expectNoBanner } from './expect-answer.ts';
import { copyFor } from './site-copy.ts';

const nginx = installedNginx();
const copy = await copyFor('nginx');
afterAll(() => copy.remove());

async function start(change: Partial<NginxOptions> = {}): Promise<HostUnderTest> {
  if (nginx === null) throw new Error('There is no nginx.');
  const { directory } = copy;
  const port = await freePort();
  const { close } = await startNginx({ nginx, directory, port, ...change });
  return { port, directory, close };
}

describe.skipIf(!nginx?.brotliModule)('with the brotli module', () => describeHost('nginx', start));

describe.skipIf(!nginx)('R5 nginx, when it fails itself', () => {
  /** A server of its own each time: one that has served a file keeps it open. */
  const answerWithout = async (files: readonly string[], path: string) => {
    const places = files.map((file) => join(copy.directory, file));
    for (const place of places) await rename(place, `${place}.away`);
    const host = await start();
    try {
      const answer = await ask({ port: host.port, path });
      expect(answer.status).toBe(500);
      expectNoBanner(answer);
      return { headers: answer.headers, text: answer.body.toString() };
    } finally {
      await host.close();
      for (const place of places) await rename(`${place}.away`, place);
    }
  };

  test('shows the error page with status 500 for a page that cannot be read', async () => {
    const { text, headers } = await answerWithout(['privacy-policy.html'], '/privacy-policy');
    expect(text).toContain('Unexpected Application Error!');
    expect(headers['content-security-policy']).toContain('sha256-');
  });

  test('shows it when not even the 404 page can be read', async () => {
    const { text } = await answerWithout(['404.html'], '/nope');
    expect(text).toContain('500 Internal Server Error');
  });

  test('has a last word when not even the error page can be read', async () => {
    const { text, headers } = await answerWithout(['404.html', '500.html'], '/nope');
    expect(text).toContain(`mailto:${agency.email}`);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });
});

describe.skipIf(!nginx)('nginx without the brotli module', () => {
  let host: HostUnderTest;
  let http2Port: number;
  beforeAll(async () => {
    http2Port = await freePort();
    const root = resolve(copy.directory);
    const listen = `listen 127.0.0.1:${http2Port} http2;`;
    const more = `server { ${listen} root "${root}"; include "${root}/_nginx.conf"; }`;
    host = await start({ more, ...(nginx && { nginx: { ...nginx, brotliModule: null } }) });
  });
  afterAll(() => host?.close());

  test('serves the gzip copies', async () => {
    const headers = { 'Accept-Encoding': 'br, gzip' };
    const answer = await ask({ port: host.port, path: '/', headers });
    expect([answer.status, answer.headers['content-encoding']]).toEqual([200, 'gzip']);
    expect(answer.headers.vary).toBe('Accept-Encoding');
  });

  test.each([
    ['/', 200],
    ['/Privacy-Policy/', 301],
    ['/nope', 404],
    ['/%', 404],
    ['/..%2f..%2fetc/passwd', 404],
  ])('answers %s with %d over HTTP/2 too', async (path, status) => {
    const client = http2.connect(`http://127.0.0.1:${http2Port}`);
    const [headers] = await once(client.request({ ':path': path }), 'response');
    client.close();
    expect(headers[':status']).toBe(status);
    expect(headers['x-frame-options']).toBe('DENY');
  });

  test.each([
    ['a path that is too long', `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 414],
    [
      'a header that is too long',
      `GET / HTTP/1.1\r\nHost: a\r\nA: ${'a'.repeat(40_000)}\r\n\r\n`,
      400,
    ],
    [
      'a body that is too long',
      'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 9999999999\r\n\r\n',
      413,
    ],
  ])('refuses %s without a page or a version', async (_, request, status) => {
    const answer = await askRaw(host.port, request);
    const [head = '', body] = answer.split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status} `);
    expect(head).not.toMatch(/nginx\/\d/);
    expect(head).toContain(
      `Content-Security-Policy: ${headersWithoutFile(sampleDeployment)['Content-Security-Policy']}`,
    );
    expect(body).toBe('');
  });
});

/** Sends bytes that no client would send, and reads until the server closes. */
async function askRaw(port: number, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => {});
  socket.end(request);
  await once(socket, 'close');
  return answer;
}

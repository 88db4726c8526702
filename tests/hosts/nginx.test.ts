import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { installedNginx } from '../../commands/nginx.ts';
import { startNginx } from '../../commands/serve-nginx.ts';
import { headersWithoutFile } from '../../hosting/headers.ts';
import { agency } from '../../src/content/agency.ts';
import { ask } from './ask.ts';
import { describeHost, type HostUnderTest } from './describe-host.ts';
import { expectNoBanner } from './expect-answer.ts';
import { copyFor, freePort } from './site-copy.ts';

const nginx = installedNginx();

async function start(withBrotli = true): Promise<HostUnderTest> {
  if (nginx === null) throw new Error('There is no nginx.');
  const { directory, remove } = await copyFor('nginx');
  const port = await freePort();
  const used = withBrotli ? nginx : { ...nginx, brotliModule: null };
  const site = await startNginx({ nginx: used, directory, port });
  return { port, directory, close: () => site.close().then(remove) };
}

describe.skipIf(!nginx?.brotliModule)('with the brotli module', () => describeHost('nginx', start));

describe.skipIf(!nginx)('nginx by itself', () => {
  let host: HostUnderTest;
  // Each test has a server of its own, because a server keeps the files open that it has served.
  beforeEach(async () => {
    host = await start(false);
  });
  afterEach(() => host?.close());

  const answerWithout = async (files: readonly string[], path: string) => {
    for (const file of files) await rm(join(host.directory, file));
    const answer = await ask({ port: host.port, path });
    expect(answer.status).toBe(500);
    expectNoBanner(answer);
    return { headers: answer.headers, text: answer.body.toString() };
  };

  test('serves the gzip copies where it has no brotli module', async () => {
    const headers = { 'Accept-Encoding': 'br, gzip' };
    const answer = await ask({ port: host.port, path: '/', headers });
    expect([answer.status, answer.headers['content-encoding']]).toEqual([200, 'gzip']);
    expect(answer.headers.vary).toBe('Accept-Encoding');
  });

  test('R5 shows the error page with status 500 when a page cannot be read', async () => {
    const { text, headers } = await answerWithout(['privacy-policy.html'], '/privacy-policy');
    expect(text).toContain('Unexpected Application Error!');
    expect(headers['content-security-policy']).toContain('sha256-');
  });

  test('R5 shows the error page when not even the 404 page can be read', async () => {
    const { text } = await answerWithout(['404.html'], '/nope');
    expect(text).toContain('500 Internal Server Error');
  });

  test('R5 has a last word when not even the error page can be read', async () => {
    const { text, headers } = await answerWithout(['404.html', '500.html'], '/nope');
    expect(text).toContain(`mailto:${agency.email}`);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
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
    ['a request without a host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['what is no request', 'hello\r\n\r\n', 400],
  ])('refuses %s without a page or a version', async (_, request, status) => {
    const answer = await askRaw(host.port, request);
    const [head = '', body] = answer.split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status} `);
    expect(head).not.toMatch(/nginx\/\d/);
    expect(head).toContain(
      `Content-Security-Policy: ${headersWithoutFile()['Content-Security-Policy']}`,
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

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mediaType } from '../../hosting/file-types.ts';
import { headersFor, headersWithoutFile } from '../../hosting/headers.ts';
import { sampleDeployment } from '../unit/hosting/built-site-sample.ts';
import { ask, type HostResponse } from './ask.ts';
import { type ExpectedResponse, expectedResponses } from './expected-responses.ts';
import { builtSite } from './site-copy.ts';

export interface Host {
  port: number;
  directory: string;
  close(): Promise<unknown>;
}

/** Tests what holds on every host, against the real server. */
export function describeHost(name: string, start: () => Promise<Host>): void {
  describe(name, () => {
    let host: Host;
    beforeAll(async () => {
      host = await start();
    });
    afterAll(() => host?.close());

    test.each(expectedResponses)('$title', (row) => expectResponse(row, host));
  });
}

/** Sends a request and compares status, headers and body with the row of the table. */
async function expectResponse(row: ExpectedResponse, { port, directory }: Host): Promise<void> {
  const { path, method = 'GET', status, file, location, length } = row;
  const headers = row.again ? { 'If-None-Match': await tagOf(port, path) } : (row.headers ?? {});
  const response = await ask({ port, path, method, headers });
  expect([response.status, response.headers.location]).toEqual([status, location]);
  const [accepted] = (headers['Accept-Encoding'] ?? 'identity').split(', ');
  expect(response.headers['content-encoding'] ?? 'identity').toBe(accepted);
  for (const [name, value] of Object.entries(expectedHeaders(row))) {
    expect(response.headers[name.toLowerCase()], name).toBe(value);
  }
  expectNoBanner(response);
  if (file !== undefined && status !== 304) {
    const type = mediaType(file);
    const isPlain = type.startsWith('text/');
    // An icon's MIME type has two names.
    const sent = response.headers['content-type']?.replace('vnd.microsoft.icon', 'x-icon');
    expect(sent).toBe(isPlain ? `${type}; charset=utf-8` : type);
  }
  if (status === 301) return;
  const isEmpty = method === 'HEAD' || status === 304 || file === undefined;
  const whole = isEmpty ? Buffer.alloc(0) : await readFile(join(directory, file));
  expect(response.headers['content-range']).toBe(
    length && `bytes 0-${length - 1}/${whole.byteLength}`,
  );
  const body = whole.subarray(0, length);
  expect(response.body.equals(body), 'the body is the built file').toBe(true);
}

async function tagOf(port: number, path: string): Promise<string> {
  const { etag = '' } = (await ask({ port, path })).headers;
  expect(etag).toMatch(/^(?:W\/)?"[^"]+"$/);
  return etag;
}

function expectedHeaders({ file, status }: ExpectedResponse): Readonly<Record<string, string>> {
  if (file !== undefined) return headersFor(file, builtSite, sampleDeployment);
  const bare = headersWithoutFile(sampleDeployment);
  if (status !== 405) return bare;
  // A host may refuse a method with the policy and the caching of the file that was named.
  const { 'Content-Security-Policy': _, 'Cache-Control': __, ...others } = bare;
  return others;
}

/** No server version in a header or on a page. */
export function expectNoBanner({ headers, body }: HostResponse): void {
  expect(headers.server ?? '').not.toMatch(/\d/);
  expect(headers['x-powered-by']).toBeUndefined();
  expect(body.toString('latin1')).not.toMatch(/nginx\/\d/);
}

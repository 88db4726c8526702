import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { mediaType } from '../../hosting/file-types.ts';
import { headersFor, headersWithoutFile } from '../../hosting/headers.ts';
import { sampleDeployment } from '../unit/hosting/built-site-sample.ts';
import { type Answer, ask } from './ask.ts';
import type { ExpectedAnswer, SentHeaders } from './expected-answers.ts';
import { builtSite } from './site-copy.ts';

export interface ServedSite {
  port: number;
  directory: string;
}

/** Asks a host and compares status, headers and body with the row of the table. */
export async function expectAnswer(row: ExpectedAnswer, site: ServedSite): Promise<void> {
  const { path, method = 'GET', status, file, location } = row;
  const headers = row.again ? await tagOf(row, site) : row.headers;
  const answer = await ask({ port: site.port, path, method, ...(headers ? { headers } : {}) });
  expect([answer.status, answer.headers.location]).toEqual([status, location]);
  const [accepted] = String(headers?.['Accept-Encoding'] ?? 'identity').split(', ');
  expect(answer.headers['content-encoding'] ?? 'identity').toBe(accepted);
  expect(answer.headers).toMatchObject(inLowerCase(expectedHeaders(row)));
  expectNoBanner(answer);
  if (file !== undefined && status !== 304) {
    const type = mediaType(file);
    const isPlain = type.startsWith('text/');
    expect(answer.headers['content-type']).toBe(isPlain ? `${type}; charset=utf-8` : type);
  }
  if (status === 301) return;
  const isEmpty = method === 'HEAD' || status === 304 || file === undefined;
  const body = isEmpty ? Buffer.alloc(0) : await readFile(join(site.directory, file));
  expect(answer.body.equals(body), 'the body is the built file').toBe(true);
}

async function tagOf({ path }: ExpectedAnswer, { port }: ServedSite): Promise<SentHeaders> {
  const { etag = '' } = (await ask({ port, path })).headers;
  expect(etag).toMatch(/^(?:W\/)?"[^"]+"$/);
  return { 'If-None-Match': etag };
}

function expectedHeaders({ file, status }: ExpectedAnswer): Readonly<Record<string, string>> {
  if (file !== undefined) return headersFor(file, builtSite, sampleDeployment);
  const bare = headersWithoutFile(sampleDeployment);
  if (status !== 405) return bare;
  // A host may refuse a method with the policy and the caching of the file that was named.
  const { 'Content-Security-Policy': _, 'Cache-Control': __, ...others } = bare;
  return others;
}

/** No name with a version, in a header or on a page. */
export function expectNoBanner({ headers, body }: Answer): void {
  expect(headers.server ?? '').not.toMatch(/\d/);
  expect(headers['x-powered-by']).toBeUndefined();
  expect(body.toString('latin1')).not.toMatch(/nginx\/\d/);
}

function inLowerCase(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

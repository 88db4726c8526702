import { once } from 'node:events';
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** The body as it was before the server compressed it. */
  body: Buffer;
}

interface Question {
  port: number;
  path: string;
  method?: string;
  headers?: OutgoingHttpHeaders;
}

/** Sends a request with its path as it is written, which `fetch` would normalize. */
export async function ask({ port, path, method = 'GET', headers = {} }: Question): Promise<Answer> {
  const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false });
  sent.end();
  const [response] = await once(sent, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const body = await decompressed(Buffer.concat(chunks), response.headers['content-encoding']);
  return { status: response.statusCode, headers: response.headers, body };
}

async function decompressed(body: Buffer, encoding: string | undefined): Promise<Buffer> {
  if (body.length === 0 || encoding === undefined) return body;
  if (encoding === 'br') return promisify(brotliDecompress)(body);
  if (encoding === 'gzip') return promisify(gunzip)(body);
  throw new Error(`The server sent the encoding "${encoding}", which nobody asked for.`);
}

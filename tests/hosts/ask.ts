import { once } from 'node:events';
import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface HostResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** The body as it was before the server compressed it. */
  body: Buffer;
}

const decompressors: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/** Sends a request with its path as it is written, which `fetch` would normalize. */
export async function ask(options: RequestOptions): Promise<HostResponse> {
  const sent = request({ host: '127.0.0.1', agent: false, ...options });
  sent.end();
  const [response] = await once(sent, 'response');
  const body = await buffer(response);
  const { statusCode: status, headers: received } = response;
  const decompress = body.length > 0 && decompressors[received['content-encoding']];
  return { status, headers: received, body: decompress ? decompress(body) : body };
}

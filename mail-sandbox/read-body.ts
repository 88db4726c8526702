import type { IncomingMessage } from 'node:http';

/** After this much of a body that is too large, the connection is given up. */
const patienceBytes = 10 * 1024 * 1024;

/**
 * Reads a request's body as UTF-8. Of a body over the limit nothing is kept; the rest is still taken off the
 * wire, since a client that is cut off while it sends never reads the answer.
 * @param limitBytes the largest body that is accepted
 * @returns the text, or undefined when the body is too large
 */
export async function readBody(
  request: IncomingMessage,
  limitBytes: number,
): Promise<string | undefined> {
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limitBytes) chunks.push(chunk);
    else chunks = [];
    if (size > patienceBytes) break;
  }
  return size > limitBytes ? undefined : Buffer.concat(chunks).toString('utf8');
}

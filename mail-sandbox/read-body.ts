import type { IncomingMessage } from 'node:http';

/**
 * Reads a request's body as UTF-8. A longer one is read to its end, since a client that is cut off while it
 * sends never reads the answer, and nothing of it is kept.
 * @returns undefined when the body is longer than `limit` bytes
 */
export async function readBody(
  request: IncomingMessage,
  limit: number,
): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
  }
  return size > limit ? undefined : Buffer.concat(chunks).toString('utf8');
}

/** Parses JSON; undefined where the text is none. */
export function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

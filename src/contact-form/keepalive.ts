/** Bytes. Requests with `keepalive` in flight may carry 64 KiB together: two of this size fit. */
const largestBody = 30_000;

function fitsKeepalive(body: RequestInit['body']): boolean {
  return typeof body === 'string' && new Blob([body]).size <= largestBody;
}

/**
 * Lets the next request that `send` makes finish after the tab is closed, even one that is still connecting. The
 * email library has no option for `keepalive`, so `fetch` is replaced for this one call.
 *
 * @returns and throws what `send` does
 */
export async function keepalive<T>(send: () => Promise<T>): Promise<T> {
  const { fetch } = globalThis;
  const restore = () => {
    if (globalThis.fetch === keeping) globalThis.fetch = fetch;
  };
  const keeping: typeof fetch = (input, init) => {
    restore();
    return fetch(input, fitsKeepalive(init?.body) ? { ...init, keepalive: true } : init);
  };
  try {
    globalThis.fetch = keeping;
  } catch {
    // An extension has frozen it: send without `keepalive`.
  }
  try {
    return await send();
  } finally {
    restore();
  }
}

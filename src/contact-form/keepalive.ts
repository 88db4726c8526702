/**
 * A browser lets requests in flight with `keepalive` carry at most 64 KiB together and refuses one more. In
 * bytes of the body; two of this size fit, one that is late and one that is new.
 */
const largestBody = 30_000;

function fitsKeepalive(body: RequestInit['body']): boolean {
  return typeof body === 'string' && new Blob([body]).size <= largestBody;
}

/**
 * Lets the next request that `send` makes with `fetch` finish after the page is closed. Without `keepalive`, a visitor who
 * submits and closes the tab takes the inquiry along whenever the browser was still waiting for the preflight
 * or connecting. The e-mail library has no option for it, so `fetch` is replaced for its one call.
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
    // An extension has frozen it: the inquiry goes as the library sends it.
  }
  try {
    return await send();
  } finally {
    restore();
  }
}

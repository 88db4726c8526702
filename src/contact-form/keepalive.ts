/**
 * A browser lets requests in flight with `keepalive` carry at most 64 KiB together and refuses one more. In
 * bytes of the body; two of this size fit, one that is late and one that is new.
 */
const largestBody = 30_000;

function mayOutlive(body: RequestInit['body']): boolean {
  return typeof body === 'string' && new Blob([body]).size <= largestBody;
}

/**
 * Lets the next request that `send` makes with `fetch` outlive the page. Without `keepalive`, a visitor who
 * presses and closes the tab takes the inquiry along whenever the browser was still asking the service
 * for leave or connecting to it. The e-mail library has no option for it, so its one call is met on the way; the
 * page's own `fetch` is back before the request is out.
 *
 * @returns and throws what `send` does
 */
export async function outlivePage<T>(send: () => Promise<T>): Promise<T> {
  const { fetch } = globalThis;
  const restore = () => {
    if (globalThis.fetch === keeping) globalThis.fetch = fetch;
  };
  const keeping: typeof fetch = (input, init) => {
    restore();
    return fetch(input, mayOutlive(init?.body) ? { ...init, keepalive: true } : init);
  };
  try {
    globalThis.fetch = keeping;
  } catch {
    // An extension has sealed it: the inquiry goes as the library sends it.
  }
  try {
    return await send();
  } finally {
    restore();
  }
}

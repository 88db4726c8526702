/** Whether reading local storage throws, as it does where the visitor has denied it. */
function isDenied(): boolean {
  try {
    return typeof localStorage === 'undefined';
  } catch {
    return true;
  }
}

// The e-mail library reads local storage as it loads, for a limit that is not in use here. Imported before it.
// A server has none, and Node warns who asks.
if (typeof document !== 'undefined' && isDenied()) {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
  });
}

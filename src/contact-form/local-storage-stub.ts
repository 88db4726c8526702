/** Whether local storage is missing: Node warns who asks it, and reading throws where the visitor has denied it. */
function isMissing(): boolean {
  if (typeof document === 'undefined') return true;
  try {
    return typeof localStorage === 'undefined';
  } catch {
    return true;
  }
}

// The e-mail library reads local storage as it loads, for a limit that is not in use here. Imported before it.
if (isMissing()) {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
  });
}

/** Whether local storage is missing: in Node, reading it logs a warning; where storage is denied, it throws. */
function isMissing(): boolean {
  if (typeof document === 'undefined') return true;
  try {
    return typeof localStorage === 'undefined';
  } catch {
    return true;
  }
}

// Import before the email library, which reads local storage on load, for a rate limit not used here.
if (isMissing()) {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
  });
}

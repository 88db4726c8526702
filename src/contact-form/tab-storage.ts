/** One key of the tab's session storage. */
export interface TabStorage {
  /** What was written last; null if there is nothing, or it is not JSON. */
  read(): unknown;
  /** @param value anything JSON can hold; null removes the key */
  write(value: unknown): void;
  /** Whether a reload would bring back what was written. */
  isKept(): boolean;
}

/** Session storage, or memory if the browser denies storage or has no room. */
export function createTabStorage(key: string): TabStorage {
  let memory: unknown;
  return {
    read() {
      if (memory !== undefined) return memory;
      try {
        return JSON.parse(sessionStorage.getItem(key) ?? 'null');
      } catch {
        return null;
      }
    },
    write(value) {
      memory = undefined;
      try {
        if (value === null) return sessionStorage.removeItem(key);
        const text = JSON.stringify(value);
        sessionStorage.setItem(key, text);
        // A privacy extension may replace storage with one that keeps nothing.
        if (sessionStorage.getItem(key) !== text) memory = value;
      } catch {
        memory = value;
      }
    },
    isKept: () => memory === undefined,
  };
}

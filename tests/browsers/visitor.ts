/** A visitor who asks for reduced motion, with a real pointer and real keys, in one tab of a browser. */
export interface Visitor {
  goto(address: string): Promise<unknown>;
  /** In CSS pixels. */
  resize(width: number, height: number): Promise<unknown>;
  /** Waits for what `findShown` finds. */
  expectShown(selector: string, name: string): Promise<unknown>;
  /** Waits for it, too. */
  click(selector: string, name: string): Promise<unknown>;
  type(text: string): Promise<unknown>;
  /** Runs a function in the page. */
  evaluate<Result>(run: () => Result): Promise<Result>;
  /** Console messages, uncaught errors and violations of the content policy so far. */
  messages(): readonly string[];
  goOffline?(): Promise<unknown>;
  /** The mail links that the mail client was asked to open so far; missing if there is none. */
  mailLinks?(): readonly string[];
  close(): Promise<unknown>;
}

/** Runs in the page: brings the shown element with a selector and a whole name into view, and returns it. */
export function findShown(selector: string, name: string): Element | null {
  const element = [...document.querySelectorAll(selector)].find(
    (each) =>
      (each.ariaLabel ?? each.textContent ?? '').trim() === name &&
      each.checkVisibility({ visibilityProperty: true }),
  );
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  // A click does nothing before React has loaded.
  return element?.closest('astro-island[ssr]') ? null : (element ?? null);
}

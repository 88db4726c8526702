/** Chromium is covered by the end-to-end tests. */
export const browserNames = ['Firefox ESR', 'WebKitGTK'] as const;
export type BrowserName = (typeof browserNames)[number];

export type WindowSize = { readonly width: number; readonly height: number };

/** What can be passed into a page. */
export type Json = string | number | boolean | null;

export type Key = 'Tab' | 'Enter' | 'Escape' | 'F6';

/** What every driver implements, with real pointer and key events; `test.ts` builds on it. */
export type BrowserPage = {
  goto(address: string): Promise<unknown>;
  /** Runs a function in the page; it can use only its arguments. */
  evaluate<Args extends readonly Json[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  /** Clicks at a point of the window, in CSS pixels. */
  clickAt(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** Console messages, uncaught errors and violations of the content policy so far. */
  messages(): readonly string[];
  /** The mail links that the browser opened so far. */
  mailLinks(): Promise<readonly string[]>;
  close(): Promise<unknown>;
};

export type TestBrowser = {
  /** A page with empty storage, reduced motion and a light system. */
  openPage(size: WindowSize): Promise<BrowserPage>;
  close(): Promise<void>;
};

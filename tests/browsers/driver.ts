export interface Size {
  readonly width: number;
  readonly height: number;
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowRight';

/** A page with empty storage, reduced motion and a light system; pointer and keys are real. */
export interface Driver {
  goto(address: string): Promise<unknown>;
  /** Runs a function in the page; it can use only its arguments. */
  evaluate<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  /** In CSS pixels of the window. */
  clickAt(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** Console messages, uncaught errors and violations of the content policy so far. */
  messages(): readonly string[];
  /** The mail links that the browser opened so far. */
  mailLinks(): readonly string[];
  close(): Promise<unknown>;
}

export interface TestBrowser {
  openPage(size: Size): Promise<Driver>;
  close(): Promise<unknown>;
}

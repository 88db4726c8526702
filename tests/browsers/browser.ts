export const engineNames = ['Chromium', 'Firefox ESR', 'WebKitGTK'] as const;
export type EngineName = (typeof engineNames)[number];

export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** What can cross between a test and a page. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };

/** The keys that a visitor presses by name; text is typed. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'F6';

/**
 * The little that every engine's driver does alike: a page in a browser of its own kind, fed with real pointer
 * and key events. What a visitor does is built on it once (`visitor.ts`).
 */
export interface EnginePage {
  goto(address: string): Promise<void>;
  /** Runs a function that stands alone in the page. */
  evaluate<Args extends readonly Json[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  /** A press of the pointer's main button, in CSS pixels of the window. */
  press(x: number, y: number): Promise<void>;
  key(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Console messages, uncaught errors and violations of the content policy so far. */
  messages(): readonly string[];
  /** The mail links that the browser handed to the system so far. */
  mailLinks(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export interface Engine {
  readonly name: EngineName;
  readonly version: string;
  /** A page of a visitor who was never here: no storage, reduced motion, a light system. */
  openPage(size: WindowSize): Promise<EnginePage>;
  close(): Promise<void>;
}

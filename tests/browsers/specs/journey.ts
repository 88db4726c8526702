import type { WindowSize } from '../browser.ts';
import type { Visitor } from '../visitor.ts';

/** One way through the site, told once and walked in every engine. */
export interface Journey {
  /** Begins with the requirement that it proves. */
  readonly name: string;
  readonly size: WindowSize;
  walk(visitor: Visitor): Promise<void>;
}

export const wide = { width: 1280, height: 800 } as const;
export const narrow = { width: 360, height: 740 } as const;

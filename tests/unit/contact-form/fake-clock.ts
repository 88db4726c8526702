import type { Clock } from '../../../src/contact-form/delivery.ts';

export interface FakeClock extends Clock {
  /** Timers that are neither over nor cancelled. */
  readonly running: number;
  /** Does something of the world outside at a given time; it is no timer. */
  at(ms: number, event: () => void): void;
  /** Lets time pass, event by event; between two of them every promise that can settle has settled. */
  advance(ms: number): Promise<void>;
}

type Entry = { readonly at: number; readonly isTimer: boolean; readonly happen: () => void };

// A macrotask: every microtask queued so far, and all that those queue, runs before it.
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A clock that stands still until it is told to advance; it starts at an odd time on purpose. */
export function createFakeClock(start = 12_345): FakeClock {
  let time = start;
  const entries = new Set<Entry>();
  const nextUntil = (end: number) =>
    [...entries].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
  return {
    now: () => time,
    wait(ms) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const entry = { at: time + ms, isTimer: true, happen: resolve };
      entries.add(entry);
      return { done: promise, cancel: () => void entries.delete(entry) };
    },
    get running() {
      return [...entries].filter(({ isTimer }) => isTimer).length;
    },
    at(ms, event) {
      entries.add({ at: start + ms, isTimer: false, happen: event });
    },
    async advance(ms) {
      const end = time + ms;
      await settle();
      for (let entry = nextUntil(end); entry; entry = nextUntil(end)) {
        entries.delete(entry);
        time = Math.max(time, entry.at);
        entry.happen();
        await settle();
      }
      time = end;
    },
  };
}

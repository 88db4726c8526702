import type { Clock } from './delivery.ts';

/** The browser's clock, which a change of the wall clock does not move. */
export const browserClock: Clock = {
  now: () => performance.now(),
  wait(ms) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const done = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, ms);
    });
    return { done, cancel: () => clearTimeout(timer) };
  },
};

/** Asks the system to open the mail program. Whether one opened can never be known. */
export function openMailLink(href: string): void {
  location.href = href;
}

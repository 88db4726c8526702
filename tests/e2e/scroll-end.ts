import type { Page } from '@playwright/test';

/**
 * Waits until the scroll position has not changed for 20 frames.
 *
 * @param hasMoved whether it must have moved before that
 * @returns the positions until then
 */
export function scrollEnd(page: Page, hasMoved = false): Promise<number[]> {
  return page.evaluate(async (mustMove) => {
    const seen = [scrollY];
    for (let still = 0; still < 20 || (mustMove && seen.length === 1); ) {
      await new Promise(requestAnimationFrame);
      still = scrollY === seen.at(-1) ? still + 1 : 0;
      if (still === 0) seen.push(scrollY);
    }
    return seen;
  }, hasMoved);
}

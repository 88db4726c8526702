import { expect, type Page } from '@playwright/test';

const mostStops = 120;

/** The element that has the focus. */
interface TabStop {
  /** What it is, for messages. */
  readonly name: string;
  /** Equal for elements that look alike: the tag and its classes. */
  readonly kind: string;
  /** Whether it is outside the window or entirely covered (WCAG 2.4.11). */
  readonly isObscured: boolean;
}

/**
 * Marks the focused element with a number.
 *
 * @returns the element; null when the focus is outside the page or has been here before; a player's controls are all the player
 */
function markStop(page: Page, number: number): Promise<TabStop | null> {
  return page.evaluate((next) => {
    const { activeElement: element } = document;
    if (!element || element === document.body) return null;
    const isControlOfPlayer =
      element.localName === 'audio' && element.getAttribute('data-stop') === String(next - 1);
    if (element.hasAttribute('data-stop') && !isControlOfPlayer) return null;
    element.setAttribute('data-stop', String(next));
    const label =
      element.getAttribute('aria-label') ??
      element.closest('label')?.textContent ??
      element.textContent ??
      '';
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isSeen = [top + 2, (top + bottom) / 2, bottom - 2].some((y) => {
      const hit = document.elementFromPoint((left + right) / 2, y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
    return {
      name: `${element.localName} ${label.trim().slice(0, 40)}`,
      kind: `${element.localName} ${element.className} in ${element.parentElement?.className}`,
      isObscured: !isSeen,
    };
  }, number);
}

/** Presses Tab until the focus has left the page and returned to its start, or until `visit` ends the walk. */
export async function walk(page: Page, visit: (stop: TabStop) => Promise<boolean>): Promise<void> {
  for (let number = 0; number < mostStops; number += 1) {
    await page.keyboard.press('Tab');
    // Between the last stop and the first one, the focus is in the browser's own UI.
    if ((await page.locator(':focus').count()) === 0) await page.keyboard.press('Tab');
    const stop = await markStop(page, number);
    if (stop === null || !(await visit(stop))) return;
  }
  throw new Error(`After ${mostStops} presses of Tab the focus has not come out again.`);
}

/** Fails unless the walk reached every tabbable element, in document order. */
export async function expectAllReached(page: Page): Promise<void> {
  const numbers = await page
    .locator('[data-stop]')
    .evaluateAll((all) => all.map((element) => Number(element.getAttribute('data-stop'))));
  expect(numbers.length).toBeGreaterThan(8);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect(await unreachedElements(page)).toEqual([]);
}

/** The tabbable elements that have not been marked. */
function unreachedElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scope = document.querySelector('dialog:modal') ?? document.body;
    const all = scope.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select');
    return [...all]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          element.tabIndex >= 0 &&
          !element.matches(':disabled') &&
          // A group of radio buttons is one stop.
          !element.matches('[type=radio]:not(:checked)') &&
          !element.hasAttribute('data-stop'),
      )
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

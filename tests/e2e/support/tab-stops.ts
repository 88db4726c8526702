import { expect, type Page } from '@playwright/test';

const mostStops = 120;

/** Runs in the page and is self-contained: what is wrong with the focused element; null when the walk is over. */
function nextStop({ number, within }: { number: number; within: string }): string[] | null {
  const { activeElement: element } = document;
  if (!element?.matches(`${within}:not(body)`)) return null;
  if (element.hasAttribute('data-stop')) return null;
  element.setAttribute('data-stop', String(number));
  const control = element.closest('label') ?? element;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const isSeen = [top + 2, (top + bottom) / 2, bottom - 2].some((y) => {
    const hit = document.elementFromPoint((left + right) / 2, y);
    return hit !== null && (control.contains(hit) || hit.contains(control));
  });
  // A control with no size shows its focus around its label or its group.
  let holder: Element | null = element;
  while (holder && !hasRing(holder)) holder = holder.parentElement;
  const name = element.outerHTML.slice(0, 120);
  return [
    isSeen ? [] : [`outside the window, or covered: ${name}`],
    holder ? [] : [`no focus ring: ${name}`],
  ].flat();

  function hasRing(each: Element): boolean {
    const { width, height } = each.getBoundingClientRect();
    const { outlineStyle, outlineWidth } = getComputedStyle(each);
    const isDrawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    return Math.min(width, height) > 1 && (outlineStyle === 'auto' || isDrawn);
  }
}

/**
 * Presses Tab until focus leaves the page or the given part of it, and fails unless each stop is in view (WCAG 2.4.11)
 * and has a focus ring of 2 px (2.4.13). Its color is one of those whose contrast tests/unit/styles/contrast.test.ts checks.
 */
export async function expectTabStops(page: Page, within = '*'): Promise<void> {
  const flaws: string[] = [];
  for (let number = 0; number < mostStops; number += 1) {
    await page.keyboard.press('Tab');
    // Between the last stop and the first one, the focus is in the browser's own UI.
    if ((await page.locator(':focus').count()) === 0) await page.keyboard.press('Tab');
    const found = await page.evaluate(nextStop, { number, within });
    if (found) {
      flaws.push(...found);
      continue;
    }
    expect.soft(flaws).toEqual([]);
    expect(number).toBeGreaterThan(1);
    return;
  }
  throw new Error(`After ${mostStops} presses of Tab, focus still has not left.`);
}

/** Fails unless the walk reached every tabbable element; a group of radio buttons is one stop. */
export async function expectAllReached(page: Page): Promise<void> {
  const unreached = await page
    .locator(':is(a[href], button, input, textarea, select):not([data-stop])')
    .and(page.locator(':not(:disabled, [tabindex="-1"], [type=radio]:not(:checked))'))
    .filter({ visible: true })
    .evaluateAll((all) => all.map((element) => element.outerHTML.slice(0, 120)));
  expect.soft(unreached).toEqual([]);
}

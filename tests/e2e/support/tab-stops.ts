import { expect, type Page } from '@playwright/test';

/**
 * Presses Tab until focus leaves the page or the given part of it, and fails unless each stop is in view (WCAG 2.4.11)
 * and has a focus ring of 2 px (2.4.13). Its color is one of those whose contrast tests/unit/styles/contrast.test.ts checks.
 */
export async function expectTabStops(page: Page, within = '*'): Promise<void> {
  const newStop = page.locator(`${within}:focus:not([data-stop])`);
  const flaws: string[] = [];
  await pressTab(page);
  while ((await newStop.count()) > 0) {
    flaws.push(...(await newStop.evaluate(markStop)));
    await pressTab(page);
  }
  expect.soft(flaws).toEqual([]);
  expect(await page.locator('[data-stop]').count()).toBeGreaterThan(1);
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

async function pressTab(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  // Between the last stop and the first one, the focus is in the browser's own UI.
  if ((await page.locator(':focus').count()) === 0) await page.keyboard.press('Tab');
}

/** Runs in the page and is self-contained: what is wrong with the focused element. */
function markStop(element: Element): string[] {
  element.setAttribute('data-stop', '');
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

import type { Page } from '@playwright/test';
import { documents, openDocument } from './documents.ts';
import { measureFocusRing } from './focus-ring.ts';
import { expect, test } from './journey.ts';
import { narrow, wide } from './page-state.ts';
import { states } from './states.ts';

/** Marks the focused element with the next number, and says what it is; null outside the page. */
function markFocused(page: Page, number: number): Promise<string | null> {
  return page.evaluate((next) => {
    const { activeElement: element } = document;
    if (!element || element === document.body) return null;
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const said = `${element.localName} ${words.trim().slice(0, 40)}`;
    if (element.hasAttribute('data-stop')) return `again: ${said}`;
    element.setAttribute('data-stop', String(next));
    return said;
  }, number);
}

/** Everything a keyboard must be able to reach and that got no focus on the way: nothing, or it is named here. */
function unreached(page: Page): Promise<string[]> {
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

/** Whether the focused element is in the window and not all behind the header (WCAG 2.4.11). */
function isObscured(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { activeElement: element } = document;
    if (!element) return true;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const middle = (left + right) / 2;
    return ![top + 2, (top + bottom) / 2, bottom - 2].some((y) => {
      const hit = document.elementFromPoint(middle, y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
  });
}

/** Presses Tab until the focus leaves the page, and says where it was. */
async function walk(page: Page): Promise<string[]> {
  const stops: string[] = [];
  for (let number = 0; number < 120; number += 1) {
    await page.keyboard.press('Tab');
    const stop = await markFocused(page, number);
    if (stop === null || stop.startsWith('again: ')) return stops;
    expect(await isObscured(page), `${stop} is hidden`).toBe(false);
    stops.push(stop);
  }
  throw new Error(`The focus does not come out again: ${stops.slice(-5).join(', ')}`);
}

for (const document of documents) {
  test(`Q2 on ${document.name} Tab reaches everything in order, hides nothing and comes out again`, async ({
    page,
    watch,
  }) => {
    test.slow();
    for (const size of [{ width: 320, height: 256 }, wide]) {
      await page.setViewportSize(size);
      await openDocument(page, watch, document);
      const stops = await walk(page);
      expect(stops.length).toBeGreaterThan(8);
      expect(await unreached(page)).toEqual([]);
      const order = await page
        .locator('[data-stop]')
        .evaluateAll((elements) =>
          elements.map((element) => Number(element.getAttribute('data-stop'))),
        );
      expect(order).toEqual(order.toSorted((a, b) => a - b));
    }
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`Q2 on ${document.name} in ${colorScheme} each focus is seen: a ring of 2 px, 3:1`, async ({
      page,
      watch,
    }) => {
      test.slow();
      await page.emulateMedia({ colorScheme });
      // As tall as the page: nothing scrolls between the two pictures.
      await page.setViewportSize({ ...(colorScheme === 'light' ? wide : narrow), height: 800 });
      await openDocument(page, watch, document);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height });
      await page.keyboard.press('Tab');
      for (let number = 0; ; number += 1) {
        const stop = await markFocused(page, number);
        if (stop === null || stop.startsWith('again: ')) break;
        const { pixels, needed } = await measureFocusRing(page);
        expect(pixels, stop).toBeGreaterThanOrEqual(needed);
        await page.locator(`[data-stop="${number}"]`).focus();
        await page.keyboard.press('Tab');
      }
      expect(await unreached(page)).toEqual([]);
    });
  }
}

import type { Page } from '@playwright/test';
import { documents, openDocument } from './documents.ts';
import { watchFocusRings } from './focus-ring.ts';
import { narrow, wide } from './page-state.ts';
import { states } from './states.ts';
import { isFocusObscured, markStop, stopNumbers, unreachedElements } from './tab-stops.ts';
import { expect, test } from './test.ts';

const mostStops = 120;

/** Presses Tab until the focus has left the page and comes to where it was, or until `look` says so. */
async function walk(page: Page, look: (stop: string) => Promise<boolean>): Promise<void> {
  for (let number = 0; number < mostStops; number += 1) {
    await page.keyboard.press('Tab');
    // Between the last stop and the first the browser's own controls have the focus.
    if ((await page.locator(':focus').count()) === 0) await page.keyboard.press('Tab');
    const stop = await markStop(page, number);
    if (stop === null || !(await look(stop))) return;
  }
  throw new Error(`After ${mostStops} presses of Tab the focus has not come out again.`);
}

/** Looks at each stop from where the focus is now, for as long as it is where it is wanted. */
async function expectRings(page: Page, within = ':focus'): Promise<void> {
  const measure = await watchFocusRings(page);
  let seen = 0;
  await walk(page, async (stop) => {
    if ((await page.locator(within).count()) === 0) return false;
    const missing = async () => {
      const { pixels, needed } = await measure();
      return Math.max(0, needed - pixels);
    };
    await expect.poll(missing, `pixels that the ring lacks: ${stop}`).toBe(0);
    seen += 1;
    return true;
  });
  expect(seen).toBeGreaterThan(1);
}

for (const each of documents) {
  test(`Q2 on ${each.name} Tab reaches everything in order, nothing hides it, and it comes out again`, async ({
    page,
    watch,
  }) => {
    for (const size of [{ width: 320, height: 256 }, wide]) {
      await page.setViewportSize(size);
      await openDocument(page, watch, each);
      await walk(page, async (stop) => {
        expect(await isFocusObscured(page), `${stop} is hidden`).toBe(false);
        return true;
      });
      const numbers = await stopNumbers(page);
      expect(numbers.length).toBeGreaterThan(8);
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
      expect(await unreachedElements(page)).toEqual([]);
    }
  });
}

for (const [colorScheme, size] of [
  ['light', wide],
  ['dark', narrow],
] as const) {
  test(`Q2 each focus on home in ${colorScheme} is seen: at least a line of 2 px around it, 3:1`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(size);
    await page.goto('/');
    await expectRings(page);
  });
}

const places: Readonly<Record<string, string>> = {
  menu: '#menu *',
  dialog: ':is(dialog, dialog *)',
  errors: '#inquiry-form *',
  'toast and panel of a fallback': '#contact section *',
};

for (const { name, size, reach, expectStill } of states) {
  const place = places[name];
  if (place === undefined) continue;
  test(`Q2 each focus in the state "${name}" is seen: at least a line of 2 px around it, 3:1`, async ({
    page,
    watch,
  }) => {
    await page.setViewportSize(size);
    await reach(page, watch);
    await expectStill(page);
    await expectRings(page, `${place}:focus`);
  });
}

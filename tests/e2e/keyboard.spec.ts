import type { Page } from '@playwright/test';
import { documents, openDocument } from './documents.ts';
import { watchFocusRings } from './focus-ring.ts';
import { narrow, wide } from './page-state.ts';
import { states } from './states.ts';
import { markStop, stopNumbers, type TabStop, unreachedElements } from './tab-stops.ts';
import { expect, test } from './test.ts';

const mostStops = 120;
/** A window of 1280 x 1024 px at 400 %. */
const tiny = { width: 320, height: 256 };

/** Presses Tab until the focus has left the page and comes to where it was, or until `visit` ends it. */
async function walk(page: Page, visit: (stop: TabStop) => Promise<boolean>): Promise<void> {
  for (let number = 0; number < mostStops; number += 1) {
    await page.keyboard.press('Tab');
    // Between the last stop and the first the browser's own controls have the focus.
    if ((await page.locator(':focus').count()) === 0) await page.keyboard.press('Tab');
    const stop = await markStop(page, number);
    if (stop === null || !(await visit(stop))) return;
  }
  throw new Error(`After ${mostStops} presses of Tab the focus has not come out again.`);
}

/** Measures the ring of one stop of each kind, from where the focus is now, for as long as it is within. */
async function expectRings(page: Page, within = ':focus'): Promise<void> {
  const measure = await watchFocusRings(page);
  const kinds = new Set<string>();
  await walk(page, async ({ name, kind }) => {
    if (kinds.has(kind)) return true;
    if ((await page.locator(within).count()) === 0) return false;
    const missing = async () => {
      const { pixels, needed } = await measure();
      return Math.max(0, needed - pixels);
    };
    await expect.poll(missing, `pixels that the ring lacks: ${name}`).toBe(0);
    kinds.add(kind);
    return true;
  });
  expect(kinds.size).toBeGreaterThan(1);
}

for (const each of documents) {
  test(`Q2 on ${each.name} Tab reaches everything in order, nothing hides it, and it comes out again`, async ({
    page,
    watch,
  }) => {
    for (const size of each.name === 'home' ? [tiny, wide] : [tiny]) {
      await page.setViewportSize(size);
      await openDocument(page, watch, each);
      await walk(page, async ({ name, isObscured }) => {
        expect(isObscured, `${name} is hidden`).toBe(false);
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

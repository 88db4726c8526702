import { test as base, expect } from '@playwright/test';
import { e2eSite } from '../../scripts/local-addresses.ts';
import { type Driver, type Size, startFirefox, type TestBrowser } from './firefox.ts';
import { type ElementState, readElement, type Target } from './read-element.ts';
import { startWebKit } from './webkit.ts';

export { expect };

/** Chromium is covered by the end-to-end tests. */
export const engines = { 'Firefox ESR': startFirefox, WebKitGTK: startWebKit } as const;
export type EngineName = keyof typeof engines;

export const phone = { width: 360, height: 740 } as const;

/** Repeats a check until it passes, also while the page navigates. */
export const eventually = (check: () => Promise<void>): Promise<void> =>
  expect(check).toPass({ timeout: 10_000, intervals: [100, 250] });

/** What a visitor does and sees, the same in every browser. */
function createTab(driver: Driver) {
  const read = ({ css, name }: Target, scrolls = false) =>
    driver.evaluate(readElement, css, name ?? null, scrolls);
  const allowed: RegExp[] = [];
  return {
    ...driver,
    read,
    open: (path: string) => driver.goto(new URL(path, e2eSite.origin).href),
    /** Expects that an element is shown, and its state. */
    expectShown: (target: Target, state: Partial<ElementState> = {}) =>
      eventually(async () =>
        expect(await read(target), JSON.stringify(target)).toMatchObject(state),
      ),
    expectHidden: (target: Target) =>
      eventually(async () => expect(await read(target), JSON.stringify(target)).toBeNull()),
    expectPath: (path: string) =>
      eventually(async () =>
        expect(await driver.evaluate(() => location.pathname + location.hash)).toBe(path),
      ),
    async click(target: Target): Promise<void> {
      let place = { top: Number.NaN, bottom: 0, left: 0, right: 0 };
      // Read until it repeats: a click can miss what a scroll or the page's fonts still move.
      await eventually(async () => {
        const { top } = place;
        const found = await read(target, true);
        if (found) place = found;
        expect(found?.top, JSON.stringify(target)).toBe(top);
        expect(await driver.evaluate(() => 'fonts' in document.documentElement.dataset)).toBe(true);
      });
      await driver.clickAt((place.left + place.right) / 2, (place.top + place.bottom) / 2);
    },
    /** By script: drivers wait in vain for a load event when the document stays. */
    back: () => driver.evaluate(() => history.back()),
    async reload(): Promise<void> {
      await driver.evaluate(() => {
        document.documentElement.dataset['old'] = '';
        location.reload();
      });
      await eventually(async () =>
        expect(await driver.evaluate(() => 'old' in document.documentElement.dataset)).toBe(false),
      );
    },
    /** Expects a console message that the test causes on purpose. */
    allowMessage: (pattern: RegExp) => void allowed.push(pattern),
    unexpectedMessages: () =>
      driver.messages().filter((text) => !allowed.some((pattern) => pattern.test(text))),
  };
}

export type Tab = ReturnType<typeof createTab>;

/** A test in the browser of its project, which fails on any unexpected console message. */
export const test = base.extend<
  { readonly size: Size; readonly tab: Tab },
  { testBrowser: TestBrowser; engine: EngineName }
>({
  engine: ['Firefox ESR', { option: true, scope: 'worker' }],
  testBrowser: [
    async ({ engine }, use) => {
      const testBrowser = await engines[engine]();
      await use(testBrowser);
      await testBrowser.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  size: [{ width: 1280, height: 800 }, { option: true }],
  tab: async ({ testBrowser, size }, use) => {
    const tab = createTab(await testBrowser.openPage(size));
    await use(tab);
    expect(tab.unexpectedMessages()).toEqual([]);
    await tab.close();
  },
});

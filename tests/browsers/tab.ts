import { test as base, expect } from '@playwright/test';
import { e2eSite } from '../../scripts/local-addresses.ts';
import { areFontsLoaded, wide } from '../e2e/page-state.ts';
import { type Driver, startFirefox, type TestBrowser } from './firefox.ts';
import { startWebKit } from './webkit.ts';

export { expect };

export const engines = { 'Firefox ESR': startFirefox, WebKitGTK: startWebKit } as const;

/** An element: by selector and, where that finds several, by its name. */
interface Target {
  readonly css: string;
  readonly name?: string;
}

/** Runs in the page: the center of the first visible match, scrolled into view if asked; null without one. */
function findCenter({ css, name }: Target, scrolls: boolean) {
  const nameOf = (element: HTMLElement) =>
    (element.ariaLabel ?? element.textContent).replace(/\s+/g, ' ').trim();
  const element = [...document.querySelectorAll<HTMLElement>(css)].find(
    (each) =>
      (name === undefined || nameOf(each) === name) &&
      each.checkVisibility({ visibilityProperty: true }) &&
      each.getClientRects().length > 0,
  );
  if (!element) return null;
  if (scrolls) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}

/** Repeats a check until it passes, also while the page navigates. */
export const eventually = (check: () => Promise<void>): Promise<void> =>
  expect(check).toPass({ timeout: 10_000, intervals: [100, 250] });

/** What a visitor does and sees, the same in every browser. */
function createTab(driver: Driver) {
  const expectInPage = <Result>(run: () => Result, value: Result) =>
    eventually(async () => expect(await driver.evaluate(run)).toBe(value));
  const expectFound = (target: Target, isShown: boolean) =>
    eventually(async () => {
      const found = await driver.evaluate(findCenter, target, false);
      expect(found !== null, JSON.stringify(target)).toBe(isShown);
    });
  return {
    ...driver,
    expectInPage,
    /** Console messages that a test causes on purpose. */
    expected: [] as RegExp[],
    open: (path: string) => driver.goto(new URL(path, e2eSite.origin).href),
    expectShown: (target: Target) => expectFound(target, true),
    expectHidden: (target: Target) => expectFound(target, false),
    async click(target: Target): Promise<void> {
      let place = { x: Number.NaN, y: Number.NaN };
      // Read until it repeats: a click can miss what a scroll or the page's fonts still move.
      await eventually(async () => {
        const before = place;
        place = (await driver.evaluate(findCenter, target, true)) ?? place;
        expect(place, JSON.stringify(target)).toEqual(before);
        expect(place.x).not.toBeNaN();
        expect(await driver.evaluate(areFontsLoaded)).toBe(true);
      });
      await driver.clickAt(place.x, place.y);
    },
  };
}

export type Tab = ReturnType<typeof createTab>;

/** A test in the browser of its project, which fails on any unexpected console message. */
export const test = base.extend<{ readonly tab: Tab }, { testBrowser: TestBrowser }>({
  testBrowser: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
    async ({}, use, { project }) => {
      const testBrowser = await engines[project.name as keyof typeof engines]();
      await use(testBrowser);
      await testBrowser.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  tab: async ({ testBrowser, viewport }, use) => {
    const tab = createTab(await testBrowser.openPage(viewport ?? wide));
    await use(tab);
    const isExpected = (text: string) => tab.expected.some((pattern) => pattern.test(text));
    expect(tab.messages().filter((text) => !isExpected(text))).toEqual([]);
    await tab.close();
  },
});

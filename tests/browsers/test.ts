import { test as base, expect } from '@playwright/test';
import { e2eSite } from '../../scripts/local-addresses.ts';
import type { BrowserName, BrowserPage, TestBrowser, WindowSize } from './browser.ts';
import { type ElementState, readElement, type Target } from './element-state.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

export { expect };

const desktop = { width: 1280, height: 800 } as const;
export const phone = { width: 360, height: 740 } as const;

const start = {
  'Firefox ESR': startFirefox,
  WebKitGTK: startWebKit,
} as const satisfies Record<BrowserName, () => Promise<TestBrowser>>;

/** Repeats a check until it passes, also while the page navigates. */
export function eventually(check: () => Promise<void>): Promise<void> {
  return expect(check).toPass({ timeout: 10_000, intervals: [50, 100, 250] });
}

/** The actions of a test, the same in every browser. A control is used as soon as it is visible. */
function createActions(page: BrowserPage) {
  const allowed: RegExp[] = [];
  const state = ({ css, name }: Target): Promise<ElementState | null> =>
    page.evaluate(readElement, css, name ?? null, false);
  const describe = ({ css, name }: Target) => (name ? `"${name}" (${css})` : css);
  const expectState = (target: Target, part: Partial<ElementState>) =>
    eventually(async () => expect(await state(target), describe(target)).toMatchObject(part));
  return {
    ...page,
    state,
    expectState,
    expectVisible: (target: Target) => expectState(target, { isVisible: true }),
    expectFocused: (target: Target) => expectState(target, { isFocused: true }),
    expectHidden: (target: Target) =>
      eventually(async () =>
        expect((await state(target))?.isVisible ?? false, describe(target)).toBe(false),
      ),
    open: (path: string) => page.goto(new URL(path, e2eSite.origin).href),
    async click(target: Target): Promise<void> {
      await expectState(target, { isVisible: true });
      // Without scroll anchoring, as in WebKit, the switch to the page's own fonts moves what is below.
      await eventually(async () =>
        expect(await page.evaluate(() => 'fonts' in document.documentElement.dataset)).toBe(true),
      );
      const read = () => page.evaluate(readElement, target.css, target.name ?? null, true);
      let box = await read();
      // Read until it repeats: in WebKitGTK a click right after the scroll missed the element.
      await eventually(async () => {
        const before = box;
        box = await read();
        expect(box?.top, `${describe(target)} is at rest`).toBe(before?.top);
      });
      if (!box) throw new Error(`${describe(target)} is not on the page.`);
      await page.clickAt((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    },
    /** Presses Tab until an element has the focus, at most 12 times. */
    async tabTo(target: Target): Promise<void> {
      await expectState(target, { isVisible: true });
      for (let stops = 0; stops < 12 && !(await state(target))?.isFocused; stops += 1) {
        await page.press('Tab');
      }
      await expectState(target, { isFocused: true });
    },
    /** Navigates by script: drivers wait in vain for a load event when the document stays. */
    back: () => page.evaluate(() => history.back()),
    async reload(): Promise<void> {
      await page.evaluate(() => {
        document.documentElement.dataset['old'] = '';
        location.reload();
      });
      await eventually(async () =>
        expect(await page.evaluate(() => 'old' in document.documentElement.dataset)).toBe(false),
      );
    },
    expectPath: (path: string) =>
      eventually(async () =>
        expect(await page.evaluate(() => location.pathname + location.hash)).toBe(path),
      ),
    /** Expects a console message that the test causes on purpose. */
    allowMessage: (pattern: RegExp) => void allowed.push(pattern),
    unexpectedMessages: () =>
      page.messages().filter((text) => !allowed.some((pattern) => pattern.test(text))),
  };
}

export type Actions = ReturnType<typeof createActions>;

type Fixtures = { readonly size: WindowSize; readonly tab: Actions };

/** A test in the browser of its project, which fails on any unexpected console message. */
export const test = base.extend<Fixtures, { testBrowser: TestBrowser; engine: BrowserName }>({
  engine: ['Firefox ESR', { option: true, scope: 'worker' }],
  testBrowser: [
    async ({ engine }, use) => {
      const testBrowser = await start[engine]();
      await use(testBrowser);
      await testBrowser.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  size: [desktop, { option: true }],
  tab: async ({ testBrowser, size }, use) => {
    const page = await testBrowser.openPage(size);
    const actions = createActions(page);
    await use(actions);
    expect(actions.unexpectedMessages()).toEqual([]);
    await page.close();
  },
});

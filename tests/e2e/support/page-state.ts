import { expect, type Locator, type Page } from '@playwright/test';

export const wide = { width: 1280, height: 800 };
export const narrow = { width: 360, height: 740 };

/** Brings an element into view, and waits until React has taken over the island around it. */
export async function hydrated(element: Locator): Promise<void> {
  // React may replace it in the meantime if an extension has changed the page.
  await expect(() => element.scrollIntoViewIfNeeded()).toPass();
  await expect(element.locator('xpath=ancestor::astro-island[not(@ssr)]')).toBeAttached();
}

/** Makes every access to storage throw, as in browsers that deny it. */
export const denyStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, {
        configurable: true,
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });

/** Makes storage full. */
export const fillStorage = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
    };
  });

/** Runs in the page: whether the web fonts are used. The fallback faces are loaded from the system, before them. */
const areFontsLoaded = () =>
  [...document.fonts].some(
    ({ family, status }) => status === 'loaded' && !family.includes('Fallback'),
  );

/** Waits for the web fonts, which may still change lines and heights. */
export async function fontsShown(page: Page): Promise<void> {
  await page.waitForFunction(areFontsLoaded);
  await page.evaluate(() => document.fonts.ready);
}

/** Disables timers of more than a second, so that states with a deadline last. */
export async function stopLongTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // A paused toast starts again with the time it has left: here, always all of it.
    const now = Date.now();
    Date.now = () => now;
    const start = globalThis.setTimeout;
    const startShort = (run: () => void, ms = 0) => (ms > 1000 ? 0 : start(run, ms));
    Reflect.set(globalThis, 'setTimeout', startShort);
  });
}

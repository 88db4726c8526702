import { expect, type Page } from '@playwright/test';

export const wide = { width: 1280, height: 800 };
export const narrow = { width: 360, height: 740 };

/** Has the page hydrate its islands, as the first move of a visitor does. */
export async function interact(page: Page): Promise<void> {
  await page.waitForLoadState('domcontentloaded');
  await page.evaluate(() => {
    dispatchEvent(new PointerEvent('pointermove'));
  });
}

/** Brings an element into view, and waits until React has taken over the island around it. */
export async function hydrated(page: Page, selector: string): Promise<void> {
  const element = page.locator(selector).first();
  await element.evaluate((each) => each.scrollIntoView({ block: 'nearest' }));
  await interact(page);
  await expect(page.locator(`astro-island:not([ssr]) ${selector}`).first()).toBeAttached();
}

/** Makes every access to storage throw, as browsers do that deny it. */
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
export const areFontsLoaded = () =>
  [...document.fonts].some(
    ({ family, status }) => status === 'loaded' && !family.includes('Fallback'),
  );

/** Waits for the web fonts, which may still change lines and heights, and for what is rendered after them. */
export async function fontsShown(page: Page): Promise<void> {
  await page.waitForFunction(areFontsLoaded);
  await interact(page);
  await page.locator('html:not([data-deferred="pending"])').waitFor();
}

/** An open tooltip: one that closes stays in the document for a frame. */
export const tooltip = (page: Page) => page.getByRole('tooltip').and(page.locator('[data-open]'));

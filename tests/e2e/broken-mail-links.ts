import type { Page } from '@playwright/test';

/**
 * Makes every mail link throw "no link today".
 *
 * @returns restores the links
 */
export async function breakMailLinks(page: Page): Promise<() => Promise<void>> {
  const restore = await page.evaluateHandle(() => {
    const encode = encodeURIComponent;
    globalThis.encodeURIComponent = () => {
      throw new URIError('no link today');
    };
    return () => {
      globalThis.encodeURIComponent = encode;
    };
  });
  return () => restore.evaluate((run) => run());
}

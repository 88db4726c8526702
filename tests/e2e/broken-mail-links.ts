import type { Page } from '@playwright/test';

/**
 * Makes every mail link throw "no link today".
 *
 * @param from the first link that throws: with the second, the mail client opens and the panel crashes
 * @returns restores the links
 */
export async function breakMailLinks(
  page: Page,
  from: 'the first' | 'the second' = 'the first',
): Promise<() => Promise<void>> {
  const restore = await page.evaluateHandle((first) => {
    const encode = encodeURIComponent;
    let isBroken = first === 'the first';
    globalThis.encodeURIComponent = (text) => {
      if (isBroken) throw new URIError('no link today');
      queueMicrotask(() => {
        isBroken = true;
      });
      return encode(text);
    };
    return () => {
      globalThis.encodeURIComponent = encode;
    };
  }, from);
  return () => restore.evaluate((run) => run());
}

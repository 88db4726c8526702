import type { Page } from '@playwright/test';

/**
 * Makes the making of mail links throw "no link today".
 *
 * @param from the first link that cannot be made: with the second, the mail client opens and the panel crashes
 * @returns mends it
 */
export async function breakMailLinks(
  page: Page,
  from: 'the first' | 'the second' = 'the first',
): Promise<() => Promise<void>> {
  const mend = await page.evaluateHandle((first) => {
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
  return () => mend.evaluate((run) => run());
}

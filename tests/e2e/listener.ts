import { expect, type Page } from '@playwright/test';
import { startScreenReader } from './screen-reader.ts';

/** A visitor who hears the page. Each act waits until exactly these lines have been spoken since the one before. */
export interface Listener {
  press(key: string, ...lines: readonly string[]): Promise<void>;
  /** Moves the reading cursor on by one. */
  next(...lines: readonly string[]): Promise<void>;
  /** Asks again what has the focus. */
  ask(...lines: readonly string[]): Promise<void>;
  /** Does nothing. */
  hear(...lines: readonly string[]): Promise<void>;
}

/** Lets a virtual screen reader listen to a page from now on. */
export async function startListening(page: Page): Promise<Listener> {
  const spoken = await startScreenReader(page);
  let heard = (await spoken()).length;

  async function hear(...lines: readonly string[]): Promise<void> {
    let count = heard;
    const phrases = async () => {
      const all = await spoken();
      count = all.length;
      // A live region that is emptied says nothing.
      return all.slice(heard).filter((phrase) => !/^(polite|assertive): $/.test(phrase));
    };
    await expect.poll(phrases).toEqual(lines);
    heard = count;
  }

  return {
    async press(key, ...lines) {
      await page.keyboard.press(key);
      await hear(...lines);
    },
    async next(...lines) {
      await page.evaluate(() => Reflect.get(globalThis, 'screenReader').next());
      await hear(...lines);
    },
    async ask(...lines) {
      await page
        .locator(':focus')
        .evaluate((element) => element.dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
      await hear(...lines);
    },
    hear,
  };
}

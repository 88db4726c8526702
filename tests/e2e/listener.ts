import { expect, type Page } from '@playwright/test';
import { startScreenReader } from './screen-reader.ts';

/** A visitor who hears the page: what was done, and what was spoken then. */
export interface Listener {
  press(key: string): Promise<void>;
  /** Moves the reading cursor on, so many times. */
  read(times: number): Promise<void>;
  /** Asks again what has the focus. */
  ask(): Promise<void>;
  /** Does nothing until something has been spoken. */
  hear(text: string): Promise<void>;
  /** A line for each thing done, in brackets, and after it what was spoken. */
  transcript(): readonly string[];
}

/** Milliseconds without a word after which the screen reader has said all. */
const silence = 250;

/** Lets a virtual screen reader listen to a page and writes down what it speaks. */
export async function startListening(page: Page): Promise<Listener> {
  const spoken = await startScreenReader(page);
  const lines: string[] = [];
  let heard = (await allSpoken()).length;

  async function allSpoken(): Promise<readonly string[]> {
    for (let count = -1; ; ) {
      const phrases = await spoken();
      if (phrases.length === count) return phrases;
      count = phrases.length;
      await page.waitForTimeout(silence);
    }
  }

  async function note(action: string): Promise<void> {
    lines.push(`[${action}]`);
    const all = await allSpoken();
    // A live region that is emptied says nothing.
    lines.push(...all.slice(heard).filter((phrase) => !/^(polite|assertive): $/.test(phrase)));
    heard = all.length;
  }

  return {
    async press(key) {
      await page.keyboard.press(key);
      await note(key);
    },
    async read(times) {
      for (let count = 0; count < times; count += 1) {
        await page.evaluate(() => Reflect.get(globalThis, 'screenReader').next());
        await note('next');
      }
    },
    async ask() {
      await page
        .locator(':focus')
        .evaluate((element) => element.dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
      await note('where am I');
    },
    async hear(text) {
      await expect.poll(spoken).toContainEqual(expect.stringContaining(text));
      await note('wait');
    },
    transcript: () => lines,
  };
}

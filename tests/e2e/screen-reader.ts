import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';

const file = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'));

/**
 * Lets a screen reader listen to the page from now on: a virtual one, run in the page by the debugger, so that
 * the page's own policy stays as it is.
 * @returns what it has said so far
 */
async function startScreenReader(page: Page): Promise<() => Promise<string[]>> {
  const source = await readFile(file, 'utf8');
  const exported = /export\s*\{\s*(?:.*,)?\s*(\S+) as virtual\b.*\};?/s.exec(source);
  if (!exported)
    throw new Error(`${file} exports no "virtual". See what its new version calls it.`);
  await page.evaluate(`${source.slice(0, exported.index)};globalThis.screenReader=${exported[1]}`);
  await page.evaluate(() =>
    Reflect.get(globalThis, 'screenReader').start({ container: document.body }),
  );
  return () => page.evaluate(() => Reflect.get(globalThis, 'screenReader').spokenPhraseLog());
}

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

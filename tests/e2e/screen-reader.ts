import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';

const file = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'));

/**
 * Runs a virtual screen reader in the page, through the debugger, so that the page's own policy stays as it is.
 * @returns what it has spoken so far
 */
async function injectScreenReader(page: Page): Promise<() => Promise<string[]>> {
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

/** Each method waits until exactly these lines have been spoken since the previous call. */
export interface ScreenReader {
  press(key: string, ...lines: readonly string[]): Promise<void>;
  /** Moves the reading cursor forward by one. */
  next(...lines: readonly string[]): Promise<void>;
  /** Has the focused element announced again. */
  rereadFocus(...lines: readonly string[]): Promise<void>;
  expectSpoken(...lines: readonly string[]): Promise<void>;
}

export async function startScreenReader(page: Page): Promise<ScreenReader> {
  const spoken = await injectScreenReader(page);
  let spokenCount = (await spoken()).length;

  async function expectSpoken(...lines: readonly string[]): Promise<void> {
    let count = spokenCount;
    const phrases = async () => {
      const all = await spoken();
      count = all.length;
      // An emptied live region announces nothing.
      return all.slice(spokenCount).filter((phrase) => !/^(polite|assertive): $/.test(phrase));
    };
    await expect.poll(phrases).toEqual(lines);
    spokenCount = count;
  }

  return {
    async press(key, ...lines) {
      await page.keyboard.press(key);
      await expectSpoken(...lines);
    },
    async next(...lines) {
      await page.evaluate(() => Reflect.get(globalThis, 'screenReader').next());
      await expectSpoken(...lines);
    },
    async rereadFocus(...lines) {
      await page
        .locator(':focus')
        .evaluate((element) => element.dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
      await expectSpoken(...lines);
    },
    expectSpoken,
  };
}

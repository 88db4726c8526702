import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const file = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'));

/**
 * Lets a screen reader listen to the page from now on: a virtual one, run in the page by the debugger, so that
 * the page's own policy stays as it is.
 * @returns what it has said so far
 */
export async function startScreenReader(page: Page): Promise<() => Promise<string[]>> {
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

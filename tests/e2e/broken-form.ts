import type { Page } from '@playwright/test';
import { fieldNames } from '../../src/fields.ts';

/** Makes the form throw "no field today" when it renders again. */
export async function breakForm(page: Page): Promise<void> {
  await page.evaluate((name) => {
    const { includes } = Array.prototype;
    Array.prototype.includes = function (this: unknown[], ...args: [unknown]) {
      if (args[0] === name) throw new Error('no field today');
      return includes.apply(this, args);
    };
  }, fieldNames[0]);
}

import { dialog, opener } from './support/dialog-view.ts';
import { fontsShown } from './support/page-state.ts';
import { test as base, expect } from './support/test.ts';

/** A browser whose scrollbars take up width; Playwright otherwise hides them. */
const test = base.extend({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

test('H9 the page behind a dialog does not jump if its scrollbar takes up width', async ({
  page,
}) => {
  await page.goto('/');
  await fontsShown(page);
  await opener(page).scrollIntoViewIfNeeded();
  const widths = () => page.evaluate(() => [innerWidth, document.body.clientWidth] as const);
  const [all, left] = await widths();
  expect(left).toBeLessThan(all);
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
  expect(await widths()).toEqual([all, left]);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  expect(await widths()).toEqual([all, left]);
});

import { services } from '../content.ts';
import { dialog, firstService, opener } from './support/controls.ts';
import { narrow, wide } from './support/page-state.ts';
import { expect, test } from './support/test.ts';

/** A browser whose scrollbars take up width; Playwright otherwise hides them. */
const testWithScrollbars = test.extend({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

// controls.spec.ts tests that a dialog takes focus, every way it closes, and that it returns focus. That each "Learn More"
// opens its service is in specification.spec.ts; that each dialog holds its texts, in home.spec.ts.
for (const { name, declare, width, javaScriptEnabled } of [
  { name: 'on a phone', declare: test, width: narrow.width, javaScriptEnabled: true },
  {
    name: 'where scrollbars take up width',
    declare: testWithScrollbars,
    width: wide.width,
    javaScriptEnabled: true,
  },
  {
    name: 'where scrollbars take up width, without JavaScript',
    declare: testWithScrollbars,
    width: wide.width,
    javaScriptEnabled: false,
  },
]) {
  declare.describe(name, () => {
    declare.use({ javaScriptEnabled });

    declare(
      'H9 a dialog scrolls, and the page behind it neither scrolls nor jumps',
      async ({ page }) => {
        // So short that even the shortest dialog has to scroll.
        await page.setViewportSize({ width, height: 320 });
        await page.goto('/');
        await page.evaluate(() => document.fonts.ready);
        await opener(page).scrollIntoViewIfNeeded();
        const place = () => page.evaluate(() => [scrollY, document.body.clientWidth]);
        const before = await place();
        const hasWideScrollbars = declare === testWithScrollbars;
        expect(before[1] !== width).toBe(hasWideScrollbars);
        await opener(page).click();
        const lastLine = dialog(page).getByText(firstService.limits);
        await expect(lastLine).not.toBeInViewport();
        await dialog(page).hover();
        await page.mouse.wheel(0, 4000);
        await expect(lastLine).toBeInViewport();
        // It stays in view, and no text covers it.
        const close = dialog(page).getByRole('button', { name: services.dialog.close });
        await close.click({ trial: true });
        await page.mouse.move(4, 300);
        await page.mouse.wheel(0, 2000);
        await page.keyboard.press('Home');
        await expect(lastLine).not.toBeInViewport();
        expect(await place()).toEqual(before);
        // Again: the browser may drop a key that comes while it still scrolls to the start.
        await expect(async () => {
          await page.keyboard.press('End');
          await expect(lastLine).toBeInViewport({ timeout: 1000 });
        }).toPass();
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toBeHidden();
        expect(await place()).toEqual(before);
      },
    );
  });
}

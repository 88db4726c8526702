import { services } from '../../src/content/services.ts';
import { dialog, firstService, opener } from './support/controls.ts';
import { narrow, wide } from './support/page-state.ts';
import { expect, test } from './support/test.ts';

test.use({
  launchOptions: [
    // Playwright otherwise hides all scrollbars.
    ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

// controls.spec.ts tests that a dialog takes focus, every way it closes, and that it returns focus. That each "Learn More"
// opens its service is in specification.spec.ts; that each dialog holds its texts, in home.spec.ts.
for (const { name, isMobile, width, javaScriptEnabled } of [
  { name: 'on a phone', isMobile: true, width: narrow.width, javaScriptEnabled: true },
  {
    name: 'where scrollbars take up width',
    isMobile: false,
    width: wide.width,
    javaScriptEnabled: true,
  },
  {
    name: 'where scrollbars take up width, without JavaScript',
    isMobile: false,
    width: wide.width,
    javaScriptEnabled: false,
  },
]) {
  test.describe(name, () => {
    // So short that even the shortest dialog has to scroll.
    test.use({ isMobile, viewport: { width, height: 320 }, javaScriptEnabled });

    test('H9 a dialog scrolls, and the page behind it neither scrolls nor jumps', async ({
      page,
    }) => {
      await page.goto('/');
      await opener(page).scrollIntoViewIfNeeded();
      const place = () => page.evaluate(() => [scrollY, document.body.clientWidth]);
      const before = await place();
      expect(before[1] === width).toBe(isMobile);
      await opener(page).click();
      const lastLine = dialog(page).getByText(firstService.limits);
      await expect(lastLine).not.toBeInViewport();
      await dialog(page).hover();
      await page.mouse.wheel(0, 4000);
      await expect(lastLine).toBeInViewport();
      // It stays in view, and no text covers it.
      const close = dialog(page).getByRole('button', { name: services.dialog.close });
      await close.click({ trial: true });
      // At the dialog's end, and beside it.
      await page.mouse.wheel(0, 2000);
      await page.mouse.move(4, 300);
      await page.mouse.wheel(0, 2000);
      await page.keyboard.press('Home');
      await expect(lastLine).not.toBeInViewport();
      expect(await place()).toEqual(before);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      expect(await place()).toEqual(before);
    });
  });
}

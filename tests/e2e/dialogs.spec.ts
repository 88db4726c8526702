import { services } from '../content.ts';
import { dialog, firstService, opener } from './support/controls.ts';
import { fontsShown, narrow } from './support/page-state.ts';
import { expect, test } from './support/test.ts';

const { dialog: words } = services;

// controls.spec.ts tests that a dialog takes focus, every way it closes, and that it returns focus. That each "Learn More"
// opens its service is in specification.spec.ts; that each dialog holds its texts, in home.spec.ts.
test('H9 a link in a dialog that is opened in a new tab with Ctrl leaves the dialog open', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await opener(page).click();
  const link = dialog(page).getByRole('link', { name: words.button });
  await link.focus();
  const opened = context.waitForEvent('page');
  await page.keyboard.press('ControlOrMeta+Enter');
  await (await opened).close();
  await expect(dialog(page)).toBeVisible();
});

for (const width of [1280, narrow.width]) {
  test(`H9 at ${width} px a dialog scrolls, and the page behind it does not, nor does it get another width`, async ({
    page,
  }) => {
    // So short that even the shortest dialog has to scroll.
    await page.setViewportSize({ width, height: 320 });
    await page.goto('/');
    await fontsShown(page);
    await opener(page).scrollIntoViewIfNeeded();
    const place = () => page.evaluate(() => [scrollY, document.body.clientWidth]);
    const before = await place();
    await opener(page).click();
    const lastLine = dialog(page).getByText(firstService.limits);
    await expect(lastLine).not.toBeInViewport();
    await dialog(page).hover();
    await page.mouse.wheel(0, 4000);
    await expect(lastLine).toBeInViewport();
    // It stays in view, and no text covers it.
    await dialog(page).getByRole('button', { name: words.close }).click({ trial: true });
    await page.mouse.move(4, 300);
    await page.mouse.wheel(0, 2000);
    await page.keyboard.press('Home');
    await expect(lastLine).not.toBeInViewport();
    expect(await place()).toEqual(before);
    await page.keyboard.press('End');
    await expect(lastLine).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    expect(await place()).toEqual(before);
  });
}

/** A browser whose scrollbars take up width; Playwright otherwise hides them. */
const testWithScrollbars = test.extend({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

for (const javaScriptEnabled of [true, false]) {
  testWithScrollbars.describe(javaScriptEnabled ? 'as built' : 'without JavaScript', () => {
    testWithScrollbars.use({ javaScriptEnabled });

    testWithScrollbars(
      'H9 the page behind a dialog does not jump if its scrollbar takes up width',
      async ({ page }) => {
        await page.goto('/');
        await opener(page).scrollIntoViewIfNeeded();
        const width = () => page.evaluate(() => document.body.clientWidth);
        const left = await width();
        expect(left).toBeLessThan(await page.evaluate(() => innerWidth));
        await opener(page).click();
        await expect(dialog(page)).toBeVisible();
        expect(await width()).toBe(left);
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toBeHidden();
        expect(await width()).toBe(left);
      },
    );
  });
}

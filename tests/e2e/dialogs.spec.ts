import { services } from '../content.ts';
import { dialog, firstService, opener } from './support/controls.ts';
import { fontsShown, narrow } from './support/page-state.ts';
import { expect, test } from './support/test.ts';

const { dialog: words } = services;

// controls.spec.ts tests that a dialog takes focus, every way it closes, and that it returns focus.
test('H8 H9 each "Learn More" opens a dialog that shows its service', async ({ page }) => {
  await page.goto('/');
  for (const { name, overview, benefits, specifications, limits } of services.list) {
    await opener(page, name).click();
    await expect(dialog(page, name).getByRole('heading', { level: 3 })).toHaveText([
      words.overview,
      words.benefits,
      words.specifications,
    ]);
    const details = specifications.flatMap(({ term, detail }) => [term, detail]);
    for (const text of [...overview, ...benefits, ...details, limits]) {
      await expect(dialog(page, name)).toContainText(text);
    }
    await page.keyboard.press('Escape');
  }
});

test('H9 a link in a dialog closes it, but with Ctrl it opens a tab and the dialog stays', async ({
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
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/#contact');
});

for (const width of [1280, narrow.width]) {
  test(`H9 at ${width} px a dialog scrolls, and the page behind it does not`, async ({ page }) => {
    // So short that even the shortest dialog has to scroll.
    await page.setViewportSize({ width, height: 320 });
    await page.goto('/');
    await fontsShown(page);
    await opener(page).click();
    const place = () => page.evaluate(() => scrollY);
    const before = await place();
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
    expect(await place()).toBe(before);
    await page.keyboard.press('End');
    await expect(lastLine).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    expect(await place()).toBe(before);
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

test('H9 nor does it if its scrollbar takes up none', async ({ page }) => {
  await page.goto('/');
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
  expect(await page.evaluate(() => document.body.clientWidth)).toBe(1280);
});

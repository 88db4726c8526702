import { services } from '../../src/content/services.ts';
import { dialog, firstService, opener } from './support/controls.ts';
import { finishAnimations, narrow, stopAnimations, wide } from './support/page-state.ts';
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

test('H9 the second click of a double click closes no dialog, and a later one beside it does', async ({
  page,
}) => {
  // Where the buttons are beside the dialogs.
  await page.setViewportSize({ width: 1920, height: 800 });
  await page.goto('/');
  const openDialog = page.locator('dialog:modal');
  await stopAnimations(page);
  for (const button of await page.getByRole('button', { name: services.learnMore }).all()) {
    await button.scrollIntoViewIfNeeded();
    await button.dblclick({ force: true });
    await page.mouse.click(4, 400);
    await expect(openDialog).toBeVisible();
    await finishAnimations(page);
    await page.mouse.click(4, 400);
    await expect(openDialog).toBeHidden();
    await finishAnimations(page);
  }
});

test('H9 a held Enter opens a dialog, and only a whole press beside it or a followed link closes it', async ({
  context,
  page,
}) => {
  await page.goto('/');
  await opener(page).focus();
  for (let repeat = 0; repeat < 9; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(dialog(page)).toBeVisible();
  const heading = dialog(page).getByRole('heading', { level: 2 });
  await expect(heading).toBeFocused();
  // Closed by a held key, it stays closed.
  await page.keyboard.press('Tab');
  for (let repeat = 0; repeat < 9; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(opener(page)).toBeFocused();
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Enter');
  // Once it answers.
  await heading.click();
  const box = (await heading.boundingBox()) ?? { x: 0, y: 0 };
  const beside = { x: 4, y: 400 };
  const inside = { x: box.x + 10, y: box.y + 10 };
  for (const [from, to, button] of [
    [beside, beside, 'right'],
    [beside, beside, 'middle'],
    [inside, beside, 'left'],
    [beside, inside, 'left'],
  ] as const) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down({ button });
    await page.mouse.move(to.x, to.y);
    await page.mouse.up({ button });
  }
  const link = dialog(page).getByRole('link', { name: services.dialog.button });
  for (const modifier of ['Control', 'Shift'] as const) {
    const opened = context.waitForEvent('page');
    await link.click({ modifiers: [modifier] });
    await (await opened).close();
  }
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(beside.x, beside.y);
  await expect(dialog(page)).toBeHidden();
});

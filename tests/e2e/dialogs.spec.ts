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

// That each "Learn More" opens its service is in specification.spec.ts; that each dialog holds its texts, in home.spec.ts.
for (const { name, isMobile, width, hasScript } of [
  { name: 'on a phone', isMobile: true, width: narrow.width, hasScript: true },
  {
    name: 'where scrollbars take up width, and only the theme’s script is there',
    isMobile: false,
    width: wide.width,
    hasScript: false,
  },
]) {
  test.describe(name, () => {
    // So short that even the shortest dialog has to scroll.
    test.use({ isMobile, viewport: { width, height: 320 } });

    test('H9 a modal dialog scrolls alone, closes in every way and returns focus, and the page stays where it is', async ({
      page,
      pageEvents,
    }) => {
      if (!hasScript) {
        pageEvents.allowMessage(/ERR_FAILED|Error hydrating/);
        await page.route('/_astro/*.js', (route) => route.abort());
      }
      await page.goto('/');
      await opener(page).scrollIntoViewIfNeeded();
      const place = () => page.evaluate(() => [scrollY, document.body.clientWidth]);
      const before = await place();
      expect(before[1] === width).toBe(isMobile);
      const lastLine = dialog(page).getByText(firstService.limits);
      const close = dialog(page).getByRole('button', { name: services.dialog.close });
      for (const closeDialog of [
        () => close.click(),
        () => page.keyboard.press('Escape'),
        () => page.mouse.click(4, 300),
      ]) {
        await opener(page).click();
        await expect(dialog(page).and(page.locator(':modal'))).toBeVisible();
        await expect(dialog(page).locator(':focus')).toHaveCount(1);
        await expect(lastLine).not.toBeInViewport();
        await finishAnimations(page);
        await dialog(page).hover();
        await page.mouse.wheel(0, 4000);
        await expect(lastLine).toBeInViewport();
        // At the dialog's end, and beside it.
        await page.mouse.wheel(0, 2000);
        await page.mouse.move(4, 300);
        await page.mouse.wheel(0, 2000);
        expect(await place()).toEqual(before);
        // A press on its edge is not a press on the backdrop.
        await dialog(page).click({ position: { x: 100, y: -1 } });
        await expect(dialog(page)).toBeVisible();
        await closeDialog();
        await expect(dialog(page)).toBeHidden();
        await expect(opener(page)).toBeFocused();
        expect(await place()).toEqual(before);
      }

      await opener(page).click();
      const link = dialog(page).getByRole('link', { name: services.dialog.button });
      // Where the dialog would stay open over its target, it is not shown.
      if (!hasScript) return expect(link).toBeHidden();
      await link.click();
      await expect(dialog(page)).toBeHidden();
      await expect(page).toHaveURL('/#contact');
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

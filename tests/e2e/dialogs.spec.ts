import { services, servicesSection, sharedWords } from '../content.ts';
import {
  closeButton,
  dialog,
  expectDialogWorks,
  firstService,
  opener,
} from './support/dialog-view.ts';
import { fontsShown, narrow } from './support/page-state.ts';
import { expect, test } from './support/test.ts';

test('H9 a dialog takes focus when it opens, closes in every way, and returns focus', async ({
  page,
}) => {
  await page.goto('/');
  await expectDialogWorks(page);
});

test('H9 each dialog shows its service, and the page behind is inert', async ({ page }) => {
  await page.goto('/');
  await fontsShown(page);
  for (const { name, overview, benefits, specifications, limits } of services) {
    await opener(page, name).click();
    const details = specifications.flatMap(({ term, detail }) => [term, detail]);
    const headings = [
      servicesSection.overview,
      servicesSection.benefits,
      servicesSection.specifications,
    ];
    await expect(dialog(page, name).getByRole('heading', { level: 3 })).toHaveText(headings);
    for (const text of [...overview, ...benefits, ...details, limits]) {
      await expect(dialog(page, name)).toContainText(text);
    }
    await page.keyboard.press('Escape');
  }
  await opener(page).click();
  for (let stops = 0; stops < 6; stops += 1) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus:not(body, dialog *, dialog)')).toHaveCount(0);
  }
});

test('H9 a link in a dialog closes it, but with Ctrl it opens a tab and the dialog stays', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await opener(page).click();
  const link = dialog(page).getByRole('link', { name: sharedWords.nav.button.text });
  await link.focus();
  const opened = context.waitForEvent('page');
  await page.keyboard.press('ControlOrMeta+Enter');
  await (await opened).close();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/#contact');
});

// So short that even the shortest dialog has to scroll.
test('H9 the page behind neither scrolls nor moves, but the dialog scrolls', async ({ page }) => {
  for (const width of [1280, narrow.width]) {
    await page.setViewportSize({ width, height: 320 });
    await page.goto('/');
    await fontsShown(page);
    await opener(page).click();
    const before = await page.evaluate(() => [scrollY, document.body.clientWidth]);
    await dialog(page).hover();
    const lastLine = dialog(page).getByText(firstService.limits);
    await expect(lastLine).not.toBeInViewport();
    await page.mouse.wheel(0, 4000);
    await expect(lastLine).toBeInViewport();
    // No text covers it.
    await closeButton(page).click({ trial: true });
    await page.mouse.move(4, 300);
    await page.mouse.wheel(0, 2000);
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await expect(lastLine).not.toBeInViewport();
    await expect(closeButton(page)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => [scrollY, document.body.clientWidth])).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    expect(await page.evaluate(() => [scrollY, document.body.clientWidth])).toEqual(before);
    await opener(page).click();
    await expect.poll(() => dialog(page).evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  }
});

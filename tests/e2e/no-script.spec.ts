import { contactForm, sharedWords } from '../content.ts';
import { expectConsoleWorks, expectScene } from './support/console-view.ts';
import { expectDialogWorks } from './support/dialog-view.ts';
import { menu, menuButton, menuLinks } from './support/menu-view.ts';
import { newInquiry } from './support/new-inquiry.ts';
import { narrow } from './support/page-state.ts';
import { expect, test } from './support/test.ts';
import { expectTheme, themeButton } from './support/theme-view.ts';

test.use({ javaScriptEnabled: false });

test('H3 H6b H9 console, dialogs and menu work without JavaScript', async ({ page }) => {
  await page.goto('/');
  await expectScene(page, 0);
  await expectConsoleWorks(page);
  await expectDialogWorks(page);
  await page.setViewportSize(narrow);
  await menuButton(page).click();
  await menuLinks(page).first().click();
  await expect(page).toHaveURL(`/${sharedWords.nav.links[0]?.href}`);
  await expect(menu(page)).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(menu(page)).toBeHidden();
});

test('H5 without JavaScript the theme follows the system, and no dead control is shown', async ({
  page,
}) => {
  await page.goto('/');
  await expect(themeButton(page)).toBeHidden();
  await expect(page.getByRole('group', { name: sharedWords.theme.legend })).toBeHidden();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectTheme(page, colorScheme);
  }
});

test('F14 without JavaScript the form offers address and phone, and sends nothing', async ({
  form,
  page,
}) => {
  await page.goto('/#contact');
  // By its element: text inside `noscript` can't be found otherwise.
  await expect(form.root.locator('noscript p')).toHaveText(contactForm.noScript);
  await expect(form.root.locator('noscript p')).toBeVisible();
  await expect(form.send).toBeDisabled();
  for (const link of form.directLinks(form.notReadyLine)) await expect(link).toBeVisible();
  await form.fill(newInquiry());
  await form.field('company').press('Enter');
  await expect(page).toHaveURL('/#contact');
  expect(form.pageEvents.mailLinks).toEqual([]);
});

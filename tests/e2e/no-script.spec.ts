import { contactForm, sharedWords } from '../content.ts';
import { expectTheme, menu, menuButton, themeButton } from './support/controls.ts';
import { newInquiry } from './support/new-inquiry.ts';
import { narrow } from './support/page-state.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

// controls.spec.ts tests the console and dialogs.
test('H3 without JavaScript the menu opens, and closes when a link is followed', async ({
  page,
}) => {
  await page.setViewportSize(narrow);
  await page.goto('/');
  await menuButton(page).click();
  await menu(page).getByRole('link').first().click();
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
  expect(form.requests).toEqual([]);
});

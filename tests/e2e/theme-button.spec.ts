import { site } from '../content.ts';
import { expect, test } from './test.ts';
import { themeButton } from './theme-view.ts';

test('H4 pressing the button closes its tooltip, which stays closed', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const tooltip = page.getByRole('tooltip');
  await page.keyboard.press('Tab');
  while ((await themeButton(page).and(page.locator(':focus')).count()) === 0) {
    await page.keyboard.press('Tab');
  }
  await expect(tooltip).toHaveText(site.theme.toDark);
  await page.keyboard.press('Enter');
  await expect(tooltip).toBeHidden();
  await expect(themeButton(page)).toHaveAttribute('title', site.theme.toLight);

  await themeButton(page).hover();
  await expect(tooltip).toHaveText(site.theme.toLight);
  await themeButton(page).click();
  // Longer than a tooltip takes to open: an icon that changes under the pointer is not a new hover.
  await page.clock.runFor(900);
  await expect(tooltip).toBeHidden();
  await expect(themeButton(page)).toHaveAttribute('title', site.theme.toDark);
});

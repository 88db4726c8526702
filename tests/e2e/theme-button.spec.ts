import { site } from '../content.ts';
import { expect, test } from './test.ts';
import { themeButton } from './theme-view.ts';

test('H4 no tooltip speaks of the theme before: a press closes it, and it stays closed', async ({
  page,
}) => {
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
  // Longer than a tooltip takes to open: the icon that has changed under the pointer is no new arrival.
  await page.clock.runFor(900);
  await expect(tooltip).toBeHidden();
  await expect(themeButton(page)).toHaveAttribute('title', site.theme.toDark);
});

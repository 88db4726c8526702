import { expect, type Page } from '@playwright/test';
import { sharedWords } from '../../content.ts';

const [firstLink] = sharedWords.nav.links;

export const menuButton = (page: Page) =>
  page.getByRole('button', { name: sharedWords.nav.menu, exact: true });

export const menu = (page: Page) =>
  page.getByRole('navigation', { name: sharedWords.nav.menu, exact: true });

export const menuLinks = (page: Page) => menu(page).getByRole('link');

/** Expects that the menu opens, that its button, Escape, a click outside, Tab out of it and a link close it, and that the link works. */
export async function expectMenuWorks(page: Page): Promise<void> {
  await expect(menu(page)).toBeHidden();
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  await menuButton(page).click();
  await expect(menu(page)).toBeHidden();
  await menuButton(page).press('Enter');
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menuLinks(page).first()).toBeFocused();
  await menuButton(page).click();
  await expect(menu(page)).toBeHidden();
  await menuButton(page).press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  await menuButton(page).click();
  await page.mouse.click(180, 720);
  await expect(menu(page)).toBeHidden();
  await menuButton(page).click();
  await menuLinks(page).filter({ visible: true }).last().focus();
  await page.keyboard.press('Tab');
  await expect(menu(page)).toBeHidden();
  await menuButton(page).click();
  await menuLinks(page).first().click();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL(`/${firstLink?.href}`);
  await expect(page.locator(firstLink?.href ?? '')).toBeFocused();
}

import { expect, type Page } from '@playwright/test';
import { sharedWords } from '../content.ts';

export const menuButton = (page: Page) =>
  page.getByRole('button', { name: sharedWords.nav.menu, exact: true });

export const menu = (page: Page) =>
  page.getByRole('navigation', { name: sharedWords.nav.menu, exact: true });

export const menuLinks = (page: Page) => menu(page).getByRole('link');

export async function expectOpen(page: Page): Promise<void> {
  await expect(menu(page)).toBeVisible();
  await expectExpanded(page, true);
}

export async function expectClosed(page: Page): Promise<void> {
  await expect(menu(page)).toBeHidden();
  await expectExpanded(page, false);
}

/** Before hydration browsers expose the state by themselves, without the attribute. */
async function expectExpanded(page: Page, isExpanded: boolean): Promise<void> {
  if ((await page.locator('astro-island[ssr] header').count()) > 0) return;
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', String(isExpanded));
}

/** Expects that the menu opens, that its button, Escape, a click outside and a link close it, and that the link works. */
export async function expectMenuWorks(page: Page): Promise<void> {
  await expectClosed(page);
  await menuButton(page).click();
  await expectOpen(page);
  await menuButton(page).click();
  await expectClosed(page);
  await menuButton(page).press('Enter');
  await expectOpen(page);
  await page.keyboard.press('Tab');
  await expect(menuLinks(page).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expect(menuButton(page)).toBeFocused();
  await menuButton(page).click();
  await page.mouse.click(180, 720);
  await expectClosed(page);
  await menuButton(page).click();
  await menuLinks(page).first().click();
  await expectClosed(page);
  await expect(page).toHaveURL(`/${sharedWords.nav.links[0].href}`);
  await expect(page.locator(sharedWords.nav.links[0].href)).toBeFocused();
}

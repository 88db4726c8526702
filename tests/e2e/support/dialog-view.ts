import { expect, type Page } from '@playwright/test';
import { services, servicesSection } from '../../content.ts';

const [service] = services;
if (!service) throw new Error('src/content/services has no service.');
export const firstService = service;

export const opener = (page: Page, name = firstService.name) =>
  page.getByRole('button', {
    name: servicesSection.learnMoreAbout.replace('{name}', () => name),
    exact: true,
  });

export const dialog = (page: Page, name = firstService.name) =>
  page.getByRole('dialog', { name, exact: true });

export const closeButton = (page: Page, name = firstService.name) =>
  dialog(page, name).getByRole('button', { name: servicesSection.close });

/** Expects that a dialog takes focus, stays open when its edge is clicked, closes in every way, and returns focus. */
export async function expectDialogWorks(page: Page): Promise<void> {
  for (const close of [
    () => closeButton(page).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(4, 400),
  ]) {
    await opener(page).click();
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).locator(':focus')).toHaveCount(1);
    const box = await dialog(page).boundingBox();
    await page.mouse.click((box?.x ?? 0) + 200, Math.ceil(box?.y ?? 0));
    await expect(dialog(page)).toBeVisible();
    await close();
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  }
}

import { expect, type Page } from '@playwright/test';
import { hero, scenes } from '../content.ts';

const choice = (page: Page) => page.getByRole('group', { name: hero.scenesLabel, exact: true });

export const serviceRadio = (page: Page, service: string) =>
  choice(page).getByRole('radio', { name: service, exact: true });

/** Expects that a service is chosen, and that its scene alone is shown, with all its words. */
export async function expectScene(page: Page, index: number): Promise<void> {
  const scene = scenes[index];
  if (!scene) throw new Error(`The content has no scene ${index}.`);
  await expect(serviceRadio(page, scene.service)).toBeChecked();
  const shown = page
    .locator('section', { has: choice(page) })
    .getByRole('figure')
    .filter({ visible: true, has: page.getByRole('list') });
  await expect(shown).toHaveCount(1);
  const text = (await shown.textContent())?.replaceAll('\u200b', '') ?? '';
  const words = [scene.label, scene.words.join(''), scene.result.text];
  for (const each of words) expect(text).toContain(each);
}

/** Expects that each service can be chosen by a click, and the next one by an arrow key. */
export async function expectConsoleWorks(page: Page): Promise<void> {
  for (const [index, { service }] of scenes.entries()) {
    await serviceRadio(page, service).click();
    await expectScene(page, index);
  }
  await page.keyboard.press('ArrowDown');
  await expectScene(page, 0);
  await page.keyboard.press('ArrowDown');
  await expectScene(page, 1);
}

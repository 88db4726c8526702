import { expect, type Page } from '@playwright/test';
import { hero, services, sharedWords } from '../../content.ts';

const choice = (page: Page) => page.getByRole('group', { name: hero.scenesLabel, exact: true });

const serviceRadio = (page: Page, service: string) =>
  choice(page).getByRole('radio', { name: service, exact: true });

export const pauseControl = (page: Page) =>
  page.getByRole('checkbox', { name: sharedWords.animation.pause, exact: true });

/** Expects that a service is chosen, and that only its scene is shown, with all its text. */
export async function expectScene(page: Page, index: number): Promise<void> {
  const { name, scene } = services[index] ?? {};
  if (!name || !scene) throw new Error(`The content has no service ${index}.`);
  await expect(serviceRadio(page, name)).toBeChecked();
  const shown = page
    .locator('section', { has: choice(page) })
    .getByRole('figure')
    .filter({ visible: true, has: page.getByRole('list') });
  await expect(shown).toHaveCount(1);
  const sentences = scene.sentence.split(/(?<=[.?!]) /);
  for (const words of [scene.label, ...sentences, scene.result.text]) {
    await expect(shown).toContainText(words);
  }
}

/** Expects that each service can be chosen by a click, and the next one by an arrow key. */
export async function expectConsoleWorks(page: Page): Promise<void> {
  for (const [index, { name }] of services.entries()) {
    await serviceRadio(page, name).click();
    await expectScene(page, index);
  }
  await page.keyboard.press('ArrowDown');
  await expectScene(page, 0);
  await page.keyboard.press('ArrowDown');
  await expectScene(page, 1);
}

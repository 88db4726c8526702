import type { Page } from '@playwright/test';
import { hero, scenes } from '../content.ts';
import { expect, test } from './test.ts';

/** Expects that the console shows the scene of a service, whole, and no other. */
async function expectScene(page: Page, index: number): Promise<void> {
  const { service, label, lines, words, outcome } = scenes[index] ?? {};
  const choice = page.getByRole('group', { name: hero.scenesLabel });
  await expect(choice.getByRole('radio', { name: service ?? '', exact: true })).toBeChecked();
  const shown = page.getByRole('region').filter({ has: choice }).locator('section:visible');
  await expect(shown).toHaveCount(1);
  await expect(shown).toHaveAccessibleName(label ?? '');
  for (const text of [...(lines ?? []).map((line) => line.text), words?.join(''), outcome?.text]) {
    await expect(shown).toContainText(text ?? 'no text');
  }
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('H6b the console shows each service, by arrow keys and by click', async ({ page }) => {
      await page.goto('/');
      const radios = page.getByRole('group', { name: hero.scenesLabel }).getByRole('radio');
      await expect(radios).toHaveCount(scenes.length);
      await radios.first().focus();
      for (const index of scenes.keys()) {
        if (index > 0) await page.keyboard.press('ArrowRight');
        await expectScene(page, index);
      }
      await radios.first().click();
      await expectScene(page, 0);
    });
  });
}

import { expect, type Page } from '@playwright/test';

/** Expects that in forced colors the chosen radio button of a group looks different from the others. */
export async function expectChoicesMarked(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  const backgrounds = (state: string) =>
    page
      .locator(`[type=radio]${state} + *`)
      .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).backgroundColor));
  const [chosen] = await backgrounds(':checked');
  expect(chosen).toBeDefined();
  expect.soft(await backgrounds(':not(:checked)')).not.toContain(chosen);
  await page.emulateMedia({ forcedColors: 'none' });
}

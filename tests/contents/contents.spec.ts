import { agency } from '../content.ts';
import { expectConsoleWorks } from '../e2e/console-view.ts';
import { expectLegible } from '../e2e/legible.ts';
import { fontsShown } from '../e2e/page-state.ts';
import { expect, test } from '../e2e/test.ts';
import { brokenWords } from './broken-words.ts';

const widths = [320, 390, 480, 640, 768, 880, 1024, 1100, 1280, 1440, 1920];

test('O1 H6b Q2 at 320 to 1920 px no word breaks or is cut; console works', async ({ page }) => {
  await page.goto('/');
  await fontsShown(page);
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter(
      ({ family, status }) => /\bOwn\b/.test(family) && status === 'loaded',
    ),
  );
  expect(loaded).toHaveLength(agency.fonts.length);
  const pictures = page.getByRole('banner').locator('img:visible');
  await expect(pictures).toHaveCount(agency.logo ? 1 : 0);
  for (const picture of await pictures.all()) {
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await brokenWords(page), `${width} px`).toEqual([]);
    await expectLegible(page, `${width} px`);
  }
  // One of the contents has as many services as the schema takes.
  await expectConsoleWorks(page);
});

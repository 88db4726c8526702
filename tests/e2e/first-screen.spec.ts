import { hero, scenes } from '../content.ts';
import { fontsShown } from './page-state.ts';
import { expect, test } from './test.ts';

/** Whether the texts of the first screen are as short as the delivered ones: longer ones push the tiles down. */
const isFirstScreenShort =
  hero.title.length <= 45 &&
  hero.tagline.length <= 110 &&
  scenes.every(
    ({ words, lines }) =>
      words.join('').length <= 60 &&
      lines.every(({ text }) => text.length <= 48) &&
      (lines.at(-1)?.text.length ?? 0) <= 44,
  );

test('H6 headline, tagline, buttons and tiles are in the first screen', async ({ page }) => {
  await page.goto('/');
  await fontsShown(page);
  const place = page.getByRole('region', { name: hero.title, exact: true });
  const tiles = place.locator('dl > div');
  await expect(tiles).toHaveCount(hero.stats.length);
  for (const [width, height] of [
    [1280, 800],
    [1366, 650],
    [1024, 768],
    [1920, 1080],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of [
      place.getByRole('heading', { level: 1 }),
      place.getByText(hero.tagline, { exact: true }),
      place.getByRole('link', { name: hero.primaryButton, exact: true }),
      place.getByRole('link', { name: hero.secondaryButton, exact: true }),
      ...(isFirstScreenShort ? [tiles.first(), tiles.last()] : []),
    ]) {
      await expect(part, `at ${width}x${height}`).toBeInViewport({ ratio: 1 });
    }
  }
});

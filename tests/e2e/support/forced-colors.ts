import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

/** Expects that the chosen radio button in each group looks different from the others. */
export async function expectChoicesMarked(page: Page): Promise<void> {
  const looks = await page.locator('input[type=radio]').evaluateAll((radios: HTMLInputElement[]) =>
    radios.map((radio) => {
      const label = radio.labels?.[0] ?? radio;
      const text = radio.nextElementSibling ?? label;
      // Where nothing is painted, the color of the page shows.
      const background = getComputedStyle(text).backgroundColor.replace(/rgba(.*), 0\)/, 'rgb$1)');
      const { display } = getComputedStyle(label, '::after');
      return { look: `${radio.name} ${background} ${display}`, isChosen: radio.checked };
    }),
  );
  const chosen = looks.filter(({ isChosen }) => isChosen);
  expect(chosen).not.toEqual([]);
  for (const { look } of chosen) {
    expect.soft(looks.filter((each) => each.look === look)).toEqual([{ look, isChosen: true }]);
  }
}

/** Expects that no drawing of the page is empty. */
export async function expectDrawingsSeen(page: Page): Promise<void> {
  for (const drawing of await page.locator('main svg').filter({ visible: true }).all()) {
    const { channels } = await sharp(await drawing.screenshot()).stats();
    const spread = Math.max(...channels.map(({ stdev }) => stdev));
    expect
      .soft(spread, await drawing.evaluate((each) => each.outerHTML.slice(0, 120)))
      .toBeGreaterThan(10);
  }
}

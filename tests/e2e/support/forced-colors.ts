import { expect, type Page } from '@playwright/test';

/** Expects that in forced colors the chosen radio button in each group looks different from the others. */
export async function expectChoicesMarked(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
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
  await page.emulateMedia({ forcedColors: 'none' });
}

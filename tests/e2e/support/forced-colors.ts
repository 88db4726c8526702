import { expect, type Page } from '@playwright/test';

/** Lets the system choose the colors: black on white or white on black. */
async function force(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', colorScheme });
  expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
}

/** Runs in the page: the controls and drawings that have the color of what is behind them. */
function unseenOf(all: readonly Element[]): string[] {
  const backgroundOf = (element: Element): string => {
    const { backgroundColor } = getComputedStyle(element);
    const isClear = backgroundColor.endsWith(', 0)');
    return isClear && element.parentElement ? backgroundOf(element.parentElement) : backgroundColor;
  };
  return all
    .filter((element) => {
      const { color, stroke } = getComputedStyle(element);
      return (element instanceof SVGElement ? stroke : color) === backgroundOf(element);
    })
    .map((element) => element.outerHTML.slice(0, 120));
}

/** Fails with what is invisible in forced colors, then turns them off again. */
export async function expectSeenInForcedColors(page: Page): Promise<void> {
  const parts = page.locator('a, button, input, textarea, svg').filter({ visible: true });
  for (const colorScheme of ['light', 'dark'] as const) {
    await force(page, colorScheme);
    expect.soft(await parts.evaluateAll(unseenOf), `forced ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
}

/** Expects that in forced colors only the chosen one in each group of radio buttons looks as it does. */
export async function expectChoicesMarked(page: Page): Promise<void> {
  await force(page, 'dark');
  const looks = await page.locator('input[type=radio]').evaluateAll((radios: HTMLInputElement[]) =>
    radios.map((radio) => {
      const label = radio.labels?.[0] ?? radio;
      const text = radio.nextElementSibling ?? label;
      const { backgroundColor } = getComputedStyle(text);
      const { display } = getComputedStyle(label, '::after');
      return { look: `${radio.name} ${backgroundColor} ${display}`, isChosen: radio.checked };
    }),
  );
  const chosen = looks.filter(({ isChosen }) => isChosen);
  expect(chosen).not.toEqual([]);
  for (const { look } of chosen) {
    expect.soft(looks.filter((each) => each.look === look)).toEqual([{ look, isChosen: true }]);
  }
}

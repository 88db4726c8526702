import { expect, type Page } from '@playwright/test';

/**
 * Runs in the page and is self-contained: what has the color of its background in forced colors. Buttons, links that
 * look like buttons, and fields need an outline; drawings need the color of text.
 */
function invisibleParts(): string[] {
  const scope = document.querySelector('dialog:modal') ?? document.body;
  const describe = (element: Element) =>
    `${element.localName} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}`;
  const groundOf = (element: Element): string => {
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { backgroundColor } = getComputedStyle(each);
      if (!/, 0\)$/.test(backgroundColor)) return backgroundColor;
    }
    return getComputedStyle(document.documentElement).backgroundColor;
  };
  const found: string[] = [];
  for (const element of scope.querySelectorAll('a, button, input, textarea, svg')) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const { borderTopWidth, borderTopColor, stroke, color } = getComputedStyle(element);
    if (element instanceof SVGElement) {
      if (stroke !== 'none' && stroke === groundOf(element))
        found.push(`${describe(element)}: drawing`);
      continue;
    }
    if (color === groundOf(element)) found.push(`${describe(element)}: text`);
    const ground = groundOf(element.parentElement ?? element);
    if (Number.parseFloat(borderTopWidth) > 0 && borderTopColor === ground) {
      found.push(`${describe(element)}: border`);
    }
  }
  return found;
}

/** Fails with what is invisible in forced colors, which it turns off again. */
export async function expectSeenInForcedColors(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await force(page, colorScheme);
    expect(await page.evaluate(invisibleParts), `forced ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
}

/** Expects that in each group of radio buttons only the chosen one looks as it does. */
export async function expectChoicesMarked(page: Page): Promise<void> {
  const looks = await page.locator('input[type=radio]').evaluateAll((radios: HTMLInputElement[]) =>
    radios.map((radio) => {
      const label = radio.labels?.[0] ?? radio;
      const { backgroundColor } = getComputedStyle(label);
      const { display } = getComputedStyle(label, '::after');
      return { look: `${radio.name} ${backgroundColor} ${display}`, isChosen: radio.checked };
    }),
  );
  const chosen = looks.filter(({ isChosen }) => isChosen);
  expect(chosen).not.toEqual([]);
  for (const { look } of chosen) {
    expect(looks.filter((each) => each.look === look)).toEqual([{ look, isChosen: true }]);
  }
}

/** Lets the system choose the colors: black on white or white on black. */
export async function force(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', colorScheme });
  expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
}

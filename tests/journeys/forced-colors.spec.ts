import type { Page } from '@playwright/test';
import { documents, openDocument } from './documents.ts';
import { expect, test } from './journey.ts';
import { states } from './states.ts';

/**
 * Runs in the page and stands alone: what cannot be told from its ground once the system chooses the colors. Buttons,
 * links that look like buttons, and fields need an outline; drawings need the color of text.
 */
function invisibleParts(): string[] {
  const scope = document.querySelector('dialog:modal') ?? document.body;
  const said = (element: Element) =>
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
        found.push(`${said(element)}: drawing`);
      continue;
    }
    if (color === groundOf(element)) found.push(`${said(element)}: text`);
    const ground = groundOf(element.parentElement ?? element);
    if (Number.parseFloat(borderTopWidth) > 0 && borderTopColor === ground) {
      found.push(`${said(element)}: border`);
    }
  }
  return found;
}

/** The grounds of the three themes to choose from in the footer, the chosen one first. */
function themeGrounds(page: Page): Promise<string[]> {
  return page
    .locator('input[name="theme"]')
    .evaluateAll((all: HTMLInputElement[]) =>
      all
        .toSorted((one, other) => Number(other.checked) - Number(one.checked))
        .map((input) => getComputedStyle(input.closest('label') ?? input).backgroundColor),
    );
}

async function force(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', colorScheme });
  expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
}

for (const each of documents) {
  test(`Q2 H7 in forced colors nothing of ${each.name} is lost, and the drawings are gone`, async ({
    page,
    watch,
  }) => {
    await openDocument(page, watch, each);
    for (const colorScheme of ['light', 'dark'] as const) {
      await force(page, colorScheme);
      expect(await page.evaluate(invisibleParts)).toEqual([]);
      await expect(page.locator('[data-board]')).toBeHidden();
      const [chosen, ...others] = await themeGrounds(page);
      expect(others).toHaveLength(2);
      expect(others).not.toContain(chosen);
    }
  });
}

for (const { name, size, reach, expectStill } of states) {
  test(`Q2 in forced colors nothing is lost in the state "${name}"`, async ({ page, watch }) => {
    await page.setViewportSize(size);
    await reach(page, watch);
    await expectStill(page);
    await force(page, 'dark');
    expect(await page.evaluate(invisibleParts)).toEqual([]);
  });
}

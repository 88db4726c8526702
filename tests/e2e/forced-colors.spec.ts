import type { Page } from '@playwright/test';
import { documents, openDocument } from './documents.ts';
import { expectSeenInForcedColors, force } from './forced-colors.ts';
import { expect, test } from './test.ts';

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

for (const each of documents) {
  test(`Q2 H7 in forced colors nothing of ${each.name} is lost, and the drawings are gone`, async ({
    page,
    watch,
  }) => {
    await openDocument(page, watch, each);
    await expectSeenInForcedColors(page);
    await force(page, 'dark');
    await expect(page.locator('[data-dot-grid] svg')).toBeHidden();
    const [chosen, ...others] = await themeGrounds(page);
    expect(others).toHaveLength(2);
    expect(others).not.toContain(chosen);
  });
}

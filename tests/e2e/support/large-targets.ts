import { expect, type Page } from '@playwright/test';

/** What a pointer can press; a label around a control is pressed instead of it. */
const targets = 'a[href], button, input:not(label input), textarea, label:has(input)';

/**
 * Fails with every primary target below 44 px (WCAG 2.5.5): what looks like a button or a field, or is in the header, the
 * menu, a dialog or the choice of theme. Axe measures the others.
 */
export async function expectLargeTargets(page: Page): Promise<void> {
  const small = await page
    .locator(targets)
    .filter({ visible: true })
    .evaluateAll((all: HTMLElement[]) =>
      all.flatMap((element) => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
        const isFramed = borderTopStyle === 'solid' && Number.parseFloat(borderTopWidth) > 0;
        const isPrimary =
          isFramed || element.matches('header *, [popover] *, dialog *, fieldset *, textarea');
        const { width, height } = element.getBoundingClientRect();
        if (!isPrimary || (Math.round(width) >= 44 && Math.round(height) >= 44)) return [];
        return `${element.outerHTML.slice(0, 120)}: ${width.toFixed(0)} x ${height.toFixed(0)}`;
      }),
    );
  expect.soft(small).toEqual([]);
}

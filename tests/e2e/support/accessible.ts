import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails with what axe finds wrong or cannot decide, one per line: the rule and the element. `within` is the selector for
 * what is checked: the page, or what one of its states adds.
 */
export async function expectAccessible(
  page: Page,
  {
    within = 'html',
    colorScheme = 'light',
  }: { within?: string; colorScheme?: 'light' | 'dark' } = {},
): Promise<void> {
  // axe cannot tell the background of a line that the window's edge cuts off.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 4000 });
  // axe ignores the top layer: what is in it is raised by z-index, and shown in full.
  await page.locator(':popover-open, dialog:modal').evaluateAll((elements: HTMLElement[]) => {
    for (const { style } of elements) Object.assign(style, { zIndex: '9999', maxHeight: 'none' });
  });
  await page.emulateMedia({ colorScheme });
  const { violations, incomplete, passes } = await new AxeBuilder({ page })
    // There are no frames to combine results from.
    .setLegacyMode()
    .include(within)
    .options({
      resultTypes: ['violations', 'incomplete'],
      runOnly: { type: 'tag', values: tags },
      rules: {
        // WCAG 2.5.3, which axe still marks as experimental: speech users say what they see.
        'label-content-name-mismatch': { enabled: true },
        // Anything that fails AA contrast also fails AAA.
        'color-contrast': { enabled: false },
        'color-contrast-enhanced': { enabled: true },
      },
    })
    .analyze();
  const lines = [...violations, ...incomplete].flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
  expect.soft(lines).toEqual([]);
  expect(passes.map(({ id }) => id)).toContain('color-contrast-enhanced');
}

import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const inColor = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

// There are no frames: axe need not put its findings together in a page of its own.
function axeOf(page: Page, within: string): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().include(within);
}

/**
 * Fails with what axe finds wrong or cannot decide in either theme, a line each: the rule and the element.
 *
 * @param within the selector of what is checked: the page, or what a state of it adds
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  // The field of dots is drawn far past the hero and clipped there. To axe it lies behind the whole page,
  // and the contrast of no text could be decided.
  await page.locator('[data-dot-grid] [aria-hidden]').evaluateAll((grids: HTMLElement[]) => {
    for (const grid of grids) grid.hidden = true;
  });
  // Nor can it tell what a line stands on that the window's edge cuts.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 4000 });
  await showTopLayer(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoFindings(
    axeOf(page, within)
      .withTags(tags)
      .options({
        rules: {
          // WCAG 2.5.3, which axe still calls an experiment: speech users say what they see.
          'label-content-name-mismatch': { enabled: true },
          'color-contrast-enhanced': { enabled: true },
          'target-size': { enabled: true },
        },
      }),
  );
  // The themes differ in nothing but color.
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoFindings(axeOf(page, within).withRules(inColor));
}

/** axe knows no top layer: what the browser shows above the page is raised by hand, and shown whole. */
async function showTopLayer(page: Page): Promise<void> {
  const raised = page.locator(':popover-open, dialog:modal');
  await raised.evaluateAll((elements: HTMLElement[]) => {
    for (const { style } of elements) {
      style.zIndex = '9999';
      style.maxHeight = 'none';
    }
  });
}

async function expectNoFindings(axe: AxeBuilder): Promise<void> {
  const { violations, incomplete, passes } = await axe.analyze();
  const lines = [...violations, ...incomplete].flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
  expect(lines).toEqual([]);
  expect(passes.map(({ id }) => id)).toContain('color-contrast-enhanced');
}

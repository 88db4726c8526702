import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
// The lower contrast of AA needs no rule of its own: whatever fails it fails this one.
const inColor = ['color-contrast-enhanced', 'link-in-text-block'];

interface Checks {
  /** The selector of what is checked: the page, or what a state of it adds. */
  readonly within?: string;
  /** The themes differ in nothing but color, and no color depends on the size of the window. */
  readonly themes?: 'both' | 'light';
}

/** Fails with what axe finds wrong or cannot decide, a line each: the rule and the element. */
export async function expectAccessible(
  page: Page,
  { within = 'html', themes = 'both' }: Checks = {},
): Promise<void> {
  // The field of dots is drawn far past the hero and clipped there. To axe it lies behind the whole page,
  // and the contrast of no text could be decided.
  await page.locator('[data-dot-grid] [aria-hidden]').evaluateAll((grids: HTMLElement[]) => {
    for (const grid of grids) grid.hidden = true;
  });
  // Nor can it tell what a line stands on that the window's edge cuts.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 4000 });
  await showTopLayer(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoFindings(page, within, {
    runOnly: { type: 'tag', values: tags },
    rules: {
      // WCAG 2.5.3, which axe still calls an experiment: speech users say what they see.
      'label-content-name-mismatch': { enabled: true },
      'color-contrast': { enabled: false },
      'color-contrast-enhanced': { enabled: true },
      // Each target is measured by `expectLargeTargets`, which asks for more.
      'target-size': { enabled: false },
    },
  });
  if (themes === 'light') return;
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoFindings(page, within, { runOnly: { type: 'rule', values: inColor } });
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

type Options = Parameters<AxeBuilder['options']>[0];

async function expectNoFindings(page: Page, within: string, options: Options): Promise<void> {
  // What is there already need not be read again, and there are no frames to put findings together from.
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  const { violations, incomplete, passes } = await new AxeBuilder({
    page,
    ...(isThere ? { axeSource: 'undefined' } : {}),
  })
    .setLegacyMode()
    .include(within)
    .options({ ...options, resultTypes: ['violations', 'incomplete'] })
    .analyze();
  const lines = [...violations, ...incomplete].flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
  expect(lines).toEqual([]);
  expect(passes.map(({ id }) => id)).toContain('color-contrast-enhanced');
}

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { inquiryWords } from '../../src/content/inquiry.ts';
import { services } from '../../src/content/services.ts';
import { site } from '../../src/content/site.ts';
import { documents, openDocument } from './documents.ts';
import { expect, test } from './journey.ts';
import { inquiryForm, sendButton } from './visitor.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const narrow = { width: 360, height: 740 };
const wide = { width: 1280, height: 800 };

const inColor = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/** Fails with what axe finds wrong or cannot decide, a line each: the rule and the element. */
async function expectAccessible(page: Page): Promise<void> {
  // The field of dots is drawn far past the hero and clipped there. To axe it lies behind the whole page,
  // and the contrast of no text could be decided.
  await page.locator('[data-board]').evaluateAll((boards: HTMLElement[]) => {
    for (const board of boards) board.hidden = true;
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoFindings(
    new AxeBuilder({ page }).withTags(tags).options({
      rules: {
        // WCAG 2.5.3, which axe still calls an experiment: speech users say what they see.
        'label-content-name-mismatch': { enabled: true },
        'color-contrast-enhanced': { enabled: true },
      },
    }),
  );
  // The themes differ in nothing but color.
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoFindings(new AxeBuilder({ page }).withRules(inColor));
}

async function expectNoFindings(axe: AxeBuilder): Promise<void> {
  const { violations, incomplete, passes } = await axe.analyze();
  const lines = [...violations, ...incomplete].flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
  expect(lines).toEqual([]);
  expect(passes.map(({ id }) => id)).toContain('color-contrast-enhanced');
}

for (const document of documents) {
  test(`Q2 axe finds nothing on ${document.name}, narrow and wide, light and dark`, async ({
    page,
    watch,
  }) => {
    await openDocument(page, watch, document);
    for (const viewport of [narrow, wide]) {
      await page.setViewportSize(viewport);
      await expectAccessible(page);
    }
  });
}

test('Q2 axe finds nothing with the menu open', async ({ page }) => {
  await page.setViewportSize(narrow);
  await page.goto('/500.html');
  await page.getByRole('button', { name: site.nav.menu, exact: true }).click();
  await expect(page.getByRole('navigation', { name: site.nav.menu })).toBeVisible();
  await expectAccessible(page);
});

for (const [index, { name }] of services.entries()) {
  test(`Q2 axe finds nothing with the dialog of ${name} open`, async ({ page }) => {
    // Shown whole: of a line that is half scrolled away axe cannot tell what it stands on.
    await page.setViewportSize({ ...(index % 2 === 0 ? wide : narrow), height: 4000 });
    await page.goto('/');
    await page.getByRole('button', { name: `Learn More about ${name}` }).click();
    await page.getByRole('dialog', { name }).evaluate((sheet) => {
      sheet.style.maxHeight = 'none';
    });
    await expectAccessible(page);
  });
}

test('Q2 axe finds nothing in a form with errors', async ({ page }) => {
  await page.goto('/#contact');
  await expect(inquiryForm(page)).toHaveAttribute('data-ready', '1');
  await sendButton(page).click();
  await expect(page.getByText(inquiryWords.fields.message.error)).toBeVisible();
  await expectAccessible(page);
});

import { services } from '../content.ts';
import { expectAccessible } from './accessible.ts';
import { documents, openDocument } from './documents.ts';
import { expectSeenInForcedColors, force } from './forced-colors.ts';
import { htmlMistakes } from './html-mistakes.ts';
import { expectLargeTargets } from './large-targets.ts';
import { narrow, wide } from './page-state.ts';
import { expect, test } from './test.ts';

for (const document of documents) {
  test(`Q2 Q5 H7 ${document.name} is valid, loses nothing in forced colors, and passes axe`, async ({
    page,
    pageEvents,
  }) => {
    await openDocument(page, pageEvents, document);
    expect(await htmlMistakes(await page.content(), 'dom')).toEqual([]);
    await force(page, 'dark');
    await expect(page.locator('[data-dot-grid]')).toBeHidden();
    // The three themes of the footer: the chosen one looks different from the others.
    const backgrounds = (state: string) =>
      page
        .locator(`label:has(input[name="theme"]${state})`)
        .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).backgroundColor));
    const [chosen] = await backgrounds(':checked');
    const others = await backgrounds(':not(:checked)');
    expect(others).toHaveLength(2);
    expect(others).not.toContain(chosen);
    await expectSeenInForcedColors(page);
    await page.setViewportSize(narrow);
    await expectAccessible(page);
    await page.setViewportSize(wide);
    await expectAccessible(page, { colorScheme: 'dark' });
  });
}

// How a dialog opens, and one that is modal, is in accessibility-states.spec.ts.
test('Q2 the dialogs of all services pass axe', async ({ page }) => {
  await page.goto('/');
  const dialogs = page.locator('dialog');
  await expect(dialogs).toHaveCount(services.length);
  await dialogs.evaluateAll((all: HTMLDialogElement[]) => {
    for (const dialog of all) {
      dialog.open = true;
      dialog.style.position = 'static';
    }
  });
  await expectAccessible(page, { within: 'dialog' });
});

test.describe('on touch', () => {
  test.use({ viewport: narrow, hasTouch: true, isMobile: true });

  test('Q2 no target is under 24 px, and no primary one under 44 px', async ({
    page,
    pageEvents,
  }) => {
    for (const document of documents) {
      await openDocument(page, pageEvents, document);
      expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
      await expectLargeTargets(page);
    }
  });
});

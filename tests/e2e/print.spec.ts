import { whyChooseUs } from '../../src/content/why-choose-us.ts';
import { colorFrom } from '../color.ts';
import { openDocument, routes } from './support/documents.ts';
import { expectLegible } from './support/legible.ts';
import { expect, test } from './support/test.ts';

// An A4 sheet with margins of 1 cm.
test.use({ viewport: { width: 718, height: 1047 } });

/** Runs in the page: the colors of all text that shows, and of what is behind it. */
function colorsOfTexts(): { inks: string[]; papers: string[] } {
  const shown = [...document.querySelectorAll('body, body *')].filter((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  );
  const colorsOf = (property: 'color' | 'backgroundColor') => [
    ...new Set(shown.map((each) => getComputedStyle(each)[property])),
  ];
  return { inks: colorsOf('color'), papers: colorsOf('backgroundColor') };
}

// Both policies have one layout.
for (const document of routes.slice(0, 2)) {
  test(`Q7 ${document.name} prints from the dark theme as dark text on white, without header and controls`, async ({
    page,
    pageEvents,
  }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await openDocument(page, pageEvents, document);
    // The control that pauses motion shows only where there is motion.
    await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' });
    const { inks, papers } = await page.evaluate(colorsOfTexts);
    for (const ink of inks) expect(colorFrom(ink).luminance(), `ink ${ink}`).toBeLessThan(0.2);
    for (const paper of papers.filter((each) => colorFrom(each).alpha() > 0)) {
      expect(colorFrom(paper).luminance(), `paper ${paper}`).toBeGreaterThan(0.8);
    }
    for (const left of [page.getByRole('banner'), page.locator('button, input, textarea, svg')]) {
      await expect(left.filter({ visible: true })).toHaveCount(0);
    }
    await expect(page.getByRole('contentinfo')).toBeVisible();
    if (document.name === 'home') {
      for (const { answer } of whyChooseUs.questions.list) {
        const text = page.getByText(answer, { exact: true });
        expect(await text.evaluate((each) => each.clientHeight), answer).toBeGreaterThan(0);
      }
    }
    await expectLegible(page, 'in print');
  });
}

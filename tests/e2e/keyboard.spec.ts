import { documents, openDocument } from './documents.ts';
import { expectRings } from './focus-ring.ts';
import { narrow, wide } from './page-state.ts';
import { expectAllReached, walk } from './tab-stops.ts';
import { expect, test } from './test.ts';

for (const document of documents) {
  test(`Q2 on ${document.name} Tab reaches everything in order, nothing hides it, and it comes out again`, async ({
    page,
    watch,
  }) => {
    // A window of 1280 x 1024 px at 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
    await openDocument(page, watch, document);
    await walk(page, async ({ name, isObscured }) => {
      expect(isObscured, `${name} is hidden`).toBe(false);
      return true;
    });
    await expectAllReached(page);
  });
}

for (const [colorScheme, size] of [
  ['light', wide],
  ['dark', narrow],
] as const) {
  test(`Q2 each focus on home in ${colorScheme} is seen: at least a line of 2 px around it, 3:1`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(size);
    await page.goto('/');
    await expectRings(page);
    await expectAllReached(page);
  });
}

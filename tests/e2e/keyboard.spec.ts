import { documents, openDocument } from './documents.ts';
import { expectRings } from './focus-ring.ts';
import { expectAllReached, walk } from './tab-stops.ts';
import { expect, test } from './test.ts';

for (const document of documents) {
  test(`Q2 on ${document.name} Tab reaches everything in order, nothing covers the focus, and it leaves the page at the end`, async ({
    page,
    pageEvents,
  }) => {
    // A window of 1280 x 1024 px at 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
    await openDocument(page, pageEvents, document);
    await walk(page, async ({ name, isObscured }) => {
      expect(isObscured, `${name} is hidden`).toBe(false);
      return true;
    });
    await expectAllReached(page);
  });
}

// A ring has the color of text, whose contrast in both themes is in tests/unit/styles/contrast.test.ts.
test('Q2 every focus ring on the home page has at least 2 px and 3:1', async ({ page }) => {
  test.slow();
  await page.goto('/');
  await expectRings(page);
  await expectAllReached(page);
});

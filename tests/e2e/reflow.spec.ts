import { documents, openDocument } from './documents.ts';
import { expectLegible } from './legible.ts';
import { narrow, wide } from './page-state.ts';
import { test } from './test.ts';
import { addStyles, resetStyles, setTextSize, spacing } from './text-settings.ts';

for (const document of documents) {
  test(`Q2 ${document.name} is legible in narrow windows, with larger and more widely spaced text, and right to left`, async ({
    page,
    pageEvents,
  }) => {
    await openDocument(page, pageEvents, document);
    const expectLegibleIn = async (windows: readonly (typeof wide)[], name: string) => {
      for (const window of windows) {
        await page.setViewportSize(window);
        await expectLegible(page, `${name}, ${window.width} x ${window.height}`);
      }
    };
    // The second is 1280 x 1024 px at 400 %.
    const small = [
      { width: 320, height: 640 },
      { width: 320, height: 256 },
    ];
    await expectLegibleIn(small, 'no change');
    await setTextSize(page, 32);
    await expectLegibleIn([narrow, wide], '200 % text');
    await resetStyles(page);
    await addStyles(page, spacing);
    await expectLegibleIn([narrow, wide], 'the spacing of WCAG 1.4.12');
    await resetStyles(page);
    await page.evaluate(() => window.document.documentElement.setAttribute('dir', 'rtl'));
    await expectLegibleIn([narrow, wide], 'a language that is read from the right');
  });
}

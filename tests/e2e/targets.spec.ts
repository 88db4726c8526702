import { documents, openDocument } from './documents.ts';
import { expectLargeTargets } from './large-targets.ts';
import { expect, test } from './test.ts';

test.describe('under a finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  for (const each of documents) {
    test(`Q2 on ${each.name} no target is under 24 px, and no primary one under 44 px`, async ({
      page,
      watch,
    }) => {
      await openDocument(page, watch, each);
      expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
      await expectLargeTargets(page);
    });
  }
});

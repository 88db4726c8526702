import type { Page } from '@playwright/test';
import { documents, openDocument } from './documents.ts';
import { expectLegible } from './legible.ts';
import { narrow, wide } from './page-state.ts';
import { test } from './test.ts';
import { addStyles, resetStyles, setTextSize, spacing } from './text-settings.ts';

const conditions = [
  {
    // The second is 1280 x 1024 px at 400 %.
    name: 'no change',
    windows: [
      { width: 320, height: 640 },
      { width: 320, height: 256 },
    ],
    apply: async () => {},
  },
  {
    name: '200 % text',
    windows: [narrow, wide],
    apply: (page: Page) => setTextSize(page, 32),
  },
  {
    name: 'the spacing of WCAG 1.4.12',
    windows: [narrow, wide],
    apply: (page: Page) => addStyles(page, spacing),
  },
  {
    name: 'a language that is read from the right',
    windows: [narrow, wide],
    apply: (page: Page) => page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl')),
  },
];

for (const document of documents) {
  test(`Q2 ${document.name} is legible in narrow windows, with larger and more widely spaced text, and right to left`, async ({
    page,
    pageEvents,
  }) => {
    await openDocument(page, pageEvents, document);
    for (const { name, windows, apply } of conditions) {
      await apply(page);
      for (const window of windows) {
        await page.setViewportSize(window);
        await expectLegible(page, `${name}, ${window.width} x ${window.height}`);
      }
      await resetStyles(page);
      await page.evaluate(() => globalThis.document.documentElement.removeAttribute('dir'));
    }
  });
}

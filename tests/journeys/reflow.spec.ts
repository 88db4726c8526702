import type { Page } from '@playwright/test';
import { documents, openDocument } from './documents.ts';
import { test } from './journey.ts';
import { expectLegible } from './legible.ts';
import { states } from './states.ts';

/** Sets styles as a visitor's own style sheet would; the content policy lets no `<style>` in. */
async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
}

/** The visitor's own text size, from the browser's settings, of which `rem` is made. */
async function setTextSize(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
}

const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

interface Condition {
  readonly name: string;
  readonly windows: readonly { readonly width: number; readonly height: number }[];
  apply(page: Page): Promise<void>;
}

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };

const conditions: readonly Condition[] = [
  {
    name: '320 px wide, and 1280 px at 400 %',
    windows: [
      { width: 320, height: 640 },
      { width: 320, height: 256 },
    ],
    apply: async () => {},
  },
  {
    name: '200 % text by the page',
    windows: [desk],
    apply: (page) => addStyles(page, ':root { font-size: 200%; }'),
  },
  {
    name: '200 % text by the browser',
    windows: [phone, desk],
    apply: (page) => setTextSize(page, 32),
  },
  {
    name: 'the spacing of WCAG 1.4.12',
    windows: [phone, desk],
    apply: (page) => addStyles(page, spacing),
  },
  {
    name: 'a language that is read from the right',
    windows: [phone, desk],
    apply: (page) => page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl')),
  },
];

for (const { name, windows, apply } of conditions) {
  test(`Q2 with ${name} every page can be read`, async ({ page, watch }) => {
    test.slow();
    for (const document of documents) {
      await openDocument(page, watch, document);
      await apply(page);
      for (const window of windows) {
        await page.setViewportSize(window);
        await expectLegible(page, `${document.name} at ${window.width} x ${window.height}`);
      }
    }
  });
}

for (const { name, size, reach, expectStill } of states) {
  test(`Q2 in the state "${name}" all can be read at 320 px, large and widely spaced`, async ({
    page,
    watch,
  }) => {
    await page.setViewportSize(size);
    await reach(page, watch);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectStill(page);
    await expectLegible(page, '320 px');
    await addStyles(page, spacing);
    await expectLegible(page, 'spacing');
    await setTextSize(page, 24);
    await expectLegible(page, '150 % text with spacing');
  });
}

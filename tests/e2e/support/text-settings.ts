import type { Page } from '@playwright/test';

/** Adds styles as a user style sheet would; the content policy blocks a `<style>` element. */
export async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    Object.assign(sheet, { isOfTest: true });
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
}

/** Sets the text size of the browser settings, which `rem` is based on. */
export async function setTextSize(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
}

/** The text spacing that must cause no loss of content (WCAG 1.4.12). */
export const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

export async function resetStyles(page: Page): Promise<void> {
  await page.evaluate(() => {
    // The page has its own sheets there.
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
      (sheet) => !('isOfTest' in sheet),
    );
  });
  await setTextSize(page, 16);
}

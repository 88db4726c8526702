/**
 * Adds styles that only lazily loaded code needs. The content security policy blocks `<style>` elements added by
 * scripts, but not constructed style sheets.
 *
 * @param styles the text of a style sheet, as the build imports it with `?inline`; its layers are those of the page
 */
export function addStyles(styles: string): void {
  // Safari before 16.4: outcomes are shown with only the styles of the page.
  if (!('adoptedStyleSheets' in document)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

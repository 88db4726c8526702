/**
 * Adds styles that only code fetched later needs. The content security policy blocks `<style>` elements that scripts
 * add; a sheet made by script is the script's own.
 *
 * @param styles the text of a style sheet, as the build imports it with `?inline`; its layers are those of the page
 */
export function addStyles(styles: string): void {
  // Safari before 16.4: what came of an inquiry is shown in the styles of the page alone.
  if (!('adoptedStyleSheets' in document)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

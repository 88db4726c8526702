/**
 * Adds styles that only code fetched later needs. The content security policy blocks `<style>` elements that scripts
 * add; a sheet made by script is the script's own.
 *
 * @param styles the text of a style sheet, as the build imports it with `?inline`; its layers are those of the page
 */
export function addStyles(styles: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

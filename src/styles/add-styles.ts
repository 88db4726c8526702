/**
 * Adds styles that only code fetched later needs, by `insertRule`: the content security policy blocks `<style>` elements
 * that scripts add.
 *
 * @param rule the text of one CSS rule, such as `@layer components { ... }` as the build imports it with `?inline`
 */
export function addStyles(rule: string): void {
  for (const sheet of document.styleSheets) {
    try {
      sheet.insertRule(rule, sheet.cssRules.length);
      return;
    } catch {
      // A browser extension's sheet of another origin: the page's own comes after it.
    }
  }
}

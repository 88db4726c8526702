/**
 * Adds styles that only code fetched later needs, by `insertRule`: the content security policy blocks `<style>` elements
 * that scripts add.
 *
 * @param rule the text of one CSS rule, such as `@layer components { ... }` as the build imports it with `?inline`
 */
export function addStyles(rule: string): void {
  for (const sheet of document.styleSheets) {
    try {
      // The page's own sheet begins with a layer. A browser extension's may stand before it.
      if (!sheet.cssRules[0]?.cssText.startsWith('@layer')) continue;
      sheet.insertRule(rule, sheet.cssRules.length);
      return;
    } catch {
      // A sheet of another origin cannot be read.
    }
  }
}

/**
 * Adds styles that only code fetched later needs. As a rule, not as text in the page, the content policy allows them.
 *
 * @param rule the text of one CSS rule, such as `@layer components { ... }` as the build imports it with `?inline`
 */
export function addStyles(rule: string): void {
  const [sheet] = document.styleSheets;
  sheet?.insertRule(rule, sheet.cssRules.length);
}

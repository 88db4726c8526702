/** The page's background (`--color-bg` in `tokens.css`) for the browser's own surfaces, which take no CSS variables. */
export const themeColors = { light: '#f8fafc', dark: '#0d131b' } as const;

/**
 * Shows a theme in the page's colors and in the browser's toolbar. Its text is also the script in the head of every
 * page, so it refers to nothing outside itself.
 *
 * @param theme `light` or `dark`; anything else follows the system
 */
export function showTheme(theme: string | null): void {
  const isChosen = theme === 'light' || theme === 'dark';
  if (isChosen) document.documentElement.dataset['theme'] = theme;
  else delete document.documentElement.dataset['theme'];
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const scheme = meta.dataset['scheme'];
    const whenChosen = scheme === theme ? 'all' : 'not all';
    meta.media = isChosen ? whenChosen : `(prefers-color-scheme: ${scheme})`;
  }
}

/** The page's background (`--color-bg` in `tokens.css`) for the browser's own surfaces, which take no CSS variables. */
export const themeColors = { light: '#f8fafc', dark: '#0d131b' } as const;

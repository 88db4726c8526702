import { rootData } from '../root-data.ts';

export type Theme = 'light' | 'dark' | 'system';

/** The key in local storage, and the name of the radio buttons in the footer. */
export const themeKey = 'theme';
export const themeChange = 'themechange';

export const systemScheme = () => matchMedia('(prefers-color-scheme: dark)');

export const toTheme = (value: string | null | undefined): Theme =>
  value === 'light' || value === 'dark' ? value : 'system';

/** The visitor's choice. It is stored on the root element, which the inline script and the islands share. */
export const getTheme = (): Theme => toTheme(rootData()[themeKey]);

/** Whether the page is dark now, by choice or because the system is. */
export function isDark(): boolean {
  const theme = getTheme();
  return theme === 'dark' || (theme === 'system' && systemScheme().matches);
}

/** Applies a choice to the page's colors and the browser's toolbar. */
export function applyTheme(theme: Theme): void {
  const root = rootData();
  if (theme === 'system') delete root[themeKey];
  else root[themeKey] = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('[name=theme-color]')) {
    const { scheme } = meta.dataset;
    const own = scheme === theme ? 'all' : 'not all';
    meta.media = theme === 'system' ? `(prefers-color-scheme:${scheme})` : own;
  }
  dispatchEvent(new Event(themeChange));
}

/** Shows what is stored, which another tab may have changed. */
export function applyStoredTheme(): void {
  try {
    applyTheme(toTheme(localStorage.getItem(themeKey)));
  } catch {
    // Storage denied: the choice lasts as long as the page.
  }
}

/** Shows a choice and stores it for later visits. */
export function chooseTheme(theme: Theme): void {
  applyTheme(theme);
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // Denied or full: the choice lasts until something else is stored or the page is shown again.
  }
}

/** Calls a listener when the choice or the system's setting changes; the inline script reports both. */
export function subscribeToTheme(listener: () => void): () => void {
  addEventListener(themeChange, listener);
  return () => removeEventListener(themeChange, listener);
}

import { useSyncExternalStore } from 'react';
import { showTheme } from './show-theme.ts';

export type Theme = 'light' | 'dark' | 'system';

/** The key in local storage. */
export const themeKey = 'theme';

const darkSystem = () => matchMedia('(prefers-color-scheme: dark)');

let theme: Theme = 'system';
const listeners = new Set<() => void>();

/** What is stored; if storage is denied, the choice lasts as long as the page. */
function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(themeKey);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return theme;
  }
}

function setTheme(next: Theme): void {
  theme = next;
  showTheme(theme);
  for (const listener of listeners) listener();
}

/** Shows a choice and stores it for later visits. */
export function chooseTheme(choice: Theme): void {
  setTheme(choice);
  try {
    localStorage.setItem(themeKey, choice);
  } catch {
    // Denied or full.
  }
}

const followStorage = () => setTheme(readTheme());
const followSystem = () => setTheme(theme);

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    theme = readTheme();
    addEventListener('storage', followStorage);
    // A page restored from the back/forward cache may have missed the event.
    addEventListener('pageshow', followStorage);
    darkSystem().addEventListener('change', followSystem);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The visitor's choice; `system` until hydration. */
export const useTheme = () =>
  useSyncExternalStore(
    subscribe,
    () => theme,
    () => 'system' as const,
  );

/** Whether the page is dark now, by choice or because the system is. */
export const useIsDark = () =>
  useSyncExternalStore(
    subscribe,
    () => theme === 'dark' || (theme === 'system' && darkSystem().matches),
    () => false,
  );

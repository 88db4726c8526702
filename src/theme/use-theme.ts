import { useSyncExternalStore } from 'react';
import { getTheme, isDark, subscribeToTheme } from './theme-store.ts';

/** The visitor's choice. */
export const useTheme = () =>
  useSyncExternalStore(subscribeToTheme, getTheme, () => 'system' as const);

/** Whether the page is dark now. */
export const useIsDark = () => useSyncExternalStore(subscribeToTheme, isDark, () => false);

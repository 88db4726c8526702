import { useSyncExternalStore } from 'react';
import { afterPaint } from '../after-paint.ts';
import { getTheme, isDark, subscribeToTheme } from './theme-store.ts';

/** The visitor's choice. */
export const useTheme = () =>
  useSyncExternalStore(subscribeToTheme, getTheme, () => 'system' as const);

// The page is painted in its new colors before React renders, which takes 50 ms on a slow phone.
const subscribeAfterPaint = (listener: () => void) => subscribeToTheme(() => afterPaint(listener));

/** Whether the page is dark now, for what may change after the colors do. */
export const useIsDark = () => useSyncExternalStore(subscribeAfterPaint, isDark, () => false);

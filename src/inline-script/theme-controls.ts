import { closestTarget } from '../closest-target.ts';
import {
  applyStoredTheme,
  applyTheme,
  chooseTheme,
  getTheme,
  isDark,
  systemScheme,
  themeChange,
  themeKey,
  toTheme,
} from '../theme/theme-store.ts';
import { unhydratedIsland } from './unhydrated-island.ts';

/** Shows the theme in its controls as React does, which may hydrate them at any moment. */
function showInControls(): void {
  // While a tooltip is open the button has no title.
  const button = document.querySelector<HTMLElement>('[data-theme-toggle][title]');
  if (button) button.title = button.dataset[isDark() ? 'toLight' : 'toDark'] ?? '';
  for (const choice of document.querySelectorAll<HTMLInputElement>(`[name=${themeKey}]`)) {
    choice.checked = choice.value === getTheme();
  }
}

/**
 * Sets the theme before the first paint, keeps it in sync with storage, and handles clicks until hydration.
 *
 * @returns a function that shows the theme in what has been parsed since
 */
export function startTheme(): () => void {
  applyStoredTheme();
  addEventListener('storage', applyStoredTheme);
  // A page restored from the back/forward cache may have missed the event.
  addEventListener('pageshow', applyStoredTheme);
  const applyAgain = () => applyTheme(getTheme());
  systemScheme().addEventListener('change', applyAgain);
  addEventListener(themeChange, showInControls);
  addEventListener('click', (event) => {
    if (closestTarget(event, `${unhydratedIsland} [data-theme-toggle]`)) {
      chooseTheme(isDark() ? 'light' : 'dark');
    }
  });
  addEventListener('change', (event) => {
    const choice = closestTarget<HTMLInputElement>(event, `${unhydratedIsland} [name=${themeKey}]`);
    if (choice) chooseTheme(toTheme(choice.value));
  });
  return applyAgain;
}

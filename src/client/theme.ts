const key = 'theme';
type Theme = 'light' | 'dark' | 'system';

const root = document.documentElement;
const systemIsDark = matchMedia('(prefers-color-scheme: dark)');

function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

function currentTheme(): Theme {
  const shown = root.dataset['theme'];
  return shown === 'light' || shown === 'dark' ? shown : 'system';
}

function isDark(theme: Theme): boolean {
  return theme === 'dark' || (theme === 'system' && systemIsDark.matches);
}

/** Shows a theme everywhere it is visible: colors, the browser's own bar, the button's title, the footer's choice. */
function show(theme: Theme): void {
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  const dark = isDark(theme);
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const { light, dark: darkColor, media } = meta.dataset;
    const own = media === 'dark' ? darkColor : light;
    meta.content = (theme === 'system' ? own : dark ? darkColor : light) ?? '';
  }
  const toggle = document.querySelector<HTMLElement>('[data-theme-toggle]');
  if (toggle) toggle.title = (dark ? toggle.dataset['toLight'] : toggle.dataset['toDark']) ?? '';
  for (const choice of document.querySelectorAll<HTMLInputElement>('input[name="theme"]')) {
    choice.checked = choice.value === theme;
  }
}

function choose(theme: Theme): void {
  try {
    localStorage.setItem(key, theme);
  } catch {
    // Storage denied: the choice holds for this page.
  }
  show(theme);
}

export function startTheme(): void {
  show(storedTheme());
  document
    .querySelector('[data-theme-toggle]')
    ?.addEventListener('click', () => choose(isDark(currentTheme()) ? 'light' : 'dark'));
  document.querySelector('[data-theme-choice]')?.addEventListener('change', (event) => {
    const { value } = event.target as HTMLInputElement;
    choose(value === 'light' || value === 'dark' ? value : 'system');
  });
  systemIsDark.addEventListener('change', () => show(currentTheme()));
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) show(storedTheme());
  });
  // A page that Back brings back from the browser's cache may have missed the event while it slept.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) show(storedTheme());
  });
}

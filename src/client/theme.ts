type Theme = 'light' | 'dark' | 'system';

/** The key in local storage, and the name of the radio buttons in the footer. */
const key = 'theme';
const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
let theme: Theme = 'system';

const toTheme = (value: string | null): Theme =>
  value === 'light' || value === 'dark' ? value : 'system';

const isDark = () => theme === 'dark' || (theme === 'system' && systemIsDark.matches);

/** Shows the theme everywhere it is visible: colors, the browser's own bar, the button's title, the footer's choice. */
function show(): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('[name=theme-color]')) {
    const { scheme } = meta.dataset;
    const own = scheme === theme ? 'all' : 'not all';
    meta.media = theme === 'system' ? `(prefers-color-scheme:${scheme})` : own;
  }
  const button = document.querySelector<HTMLElement>('[data-theme-toggle]');
  if (button) button.title = button.dataset[isDark() ? 'toLight' : 'toDark'] ?? '';
  for (const choice of document.querySelectorAll<HTMLInputElement>('[name=theme]')) {
    choice.checked = choice.value === theme;
  }
}

function read(): void {
  try {
    theme = toTheme(localStorage.getItem(key));
  } catch {
    // Storage denied: the choice holds for this page.
  }
  show();
}

function choose(chosen: Theme): void {
  theme = chosen;
  try {
    localStorage.setItem(key, chosen);
  } catch {
    // As above.
  }
  show();
}

/** @returns a function that shows the theme in what has been parsed since */
export function startTheme(): () => void {
  read();
  addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-theme-toggle]')) choose(isDark() ? 'light' : 'dark');
  });
  addEventListener('change', ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    if (name === key) choose(toTheme(value));
  });
  systemIsDark.addEventListener('change', show);
  addEventListener('storage', read);
  // A page that Back brings back from the browser's cache may have missed the event.
  addEventListener('pageshow', read);
  return show;
}

/**
 * The theme. `Document.astro` puts the source of this function into the head of each page, so that it runs before the first
 * paint. For that, it uses nothing from outside itself. The theme's controls respond as soon as they are shown.
 */
export function theme(): void {
  const root = document.documentElement;
  const darkSystem = matchMedia('(prefers-color-scheme: dark)');
  // A choice that storage does not take, because it is denied, null or full, holds for the page.
  let unstored: string | undefined;

  function readChoice(): string {
    try {
      const choice = unstored ?? localStorage.getItem('theme');
      if (choice === 'light' || choice === 'dark') return choice;
    } catch {}
    return 'system';
  }
  function showTheme(): void {
    const choice = readChoice();
    const isDark = choice === 'dark' || (choice === 'system' && darkSystem.matches);
    root.dataset['theme'] = isDark ? 'dark' : 'light';
    // The browser's own toolbar: the color for light, then the one for dark.
    const colors = document.querySelectorAll<HTMLMetaElement>('[name=theme-color]');
    for (const [index, color] of colors.entries()) {
      color.media = isDark === (index === 1) ? 'all' : 'not all';
    }
    const button = document.querySelector<HTMLButtonElement>('button[name=theme]');
    if (button) {
      button.value = isDark ? 'light' : 'dark';
      button.title = button.dataset[button.value] ?? '';
      const tooltip = button.nextElementSibling;
      if (tooltip) tooltip.textContent = button.title;
    }
    for (const radio of document.querySelectorAll<HTMLInputElement>('input[name=theme]')) {
      radio.checked = radio.value === choice;
    }
    // Before each paint, as long as these controls are still to come.
    if (document.readyState === 'loading') requestAnimationFrame(showTheme);
  }
  showTheme();
  darkSystem.addEventListener('change', showTheme);
  addEventListener('storage', showTheme);
  // After Back, the page has missed events, or the browser has restored its radio buttons.
  addEventListener('pageshow', showTheme);
  // A radio button is clicked by its arrow keys, too.
  document.addEventListener('click', ({ target }) => {
    const control = target instanceof Element && target.closest('[name=theme]');
    if (!(control instanceof HTMLButtonElement || control instanceof HTMLInputElement)) return;
    unstored = control.value;
    try {
      localStorage.setItem('theme', unstored);
      if (localStorage.getItem('theme') === unstored) unstored = undefined;
    } catch {}
    showTheme();
  });
}

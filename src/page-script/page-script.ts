/**
 * What pages do without React: the theme, and what popovers and dialogs lack. `Document.astro` puts the source of this
 * function into the head of each page, so it uses nothing from outside itself. Every control works once it is shown.
 */
export function pageScript(): void {
  const root = document.documentElement;
  const darkSystem = matchMedia('(prefers-color-scheme: dark)');
  // A choice that storage does not take, because it is denied, null or full, holds for the page.
  let unstored: string | undefined;
  let isDark = false;

  function readChoice(): string {
    try {
      const choice = unstored ?? localStorage.getItem('theme');
      if (choice === 'light' || choice === 'dark') return choice;
    } catch {}
    return 'system';
  }
  function showTheme(): void {
    const choice = readChoice();
    isDark = choice === 'dark' || (choice === 'system' && darkSystem.matches);
    root.dataset['theme'] = isDark ? 'dark' : 'light';
    const button = document.querySelector<HTMLElement>('[data-theme-button]');
    if (button) button.title = button.dataset[isDark ? 'toLight' : 'toDark'] ?? '';
    for (const radio of document.querySelectorAll<HTMLInputElement>('[name=theme]')) {
      radio.checked = radio.value === choice;
    }
    // Before each paint, as long as these controls are still to come.
    if (document.readyState === 'loading') requestAnimationFrame(showTheme);
  }
  function choose(choice: string): void {
    unstored = choice;
    try {
      localStorage.setItem('theme', choice);
      if (localStorage.getItem('theme') === choice) unstored = undefined;
    } catch {}
    showTheme();
  }
  showTheme();
  darkSystem.addEventListener('change', showTheme);
  addEventListener('storage', showTheme);
  // After Back, the page has missed events, or the browser has restored its radio buttons.
  addEventListener('pageshow', showTheme);
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'theme') choose(target.value);
  });

  document.addEventListener('click', ({ target }) => {
    const control = target instanceof Element && target.closest<HTMLElement>('a, button');
    if (!control) return;
    if (control.matches('[data-theme-button]')) choose(isDark ? 'light' : 'dark');
    if (control.matches('a')) {
      control.closest('dialog')?.close();
      control.closest<HTMLElement>('[popover]')?.hidePopover?.();
    }
    // Browsers from before 2025 have no commands.
    const id = control.getAttribute('commandfor');
    if (!id || 'command' in control) return;
    const dialog = document.getElementById(id) as HTMLDialogElement | null;
    dialog?.[dialog.open ? 'close' : 'showModal']();
  });
  // Safari has no `closedby`. The dialog is the target of a press on its backdrop, border or scrollbar.
  document.addEventListener('mousedown', (event) => {
    const { target, clientX: x, clientY: y } = event;
    if (!(target instanceof HTMLDialogElement) || Reflect.has(target, 'closedBy')) return;
    const { left, right, top, bottom } = target.getBoundingClientRect();
    if (x >= left && x <= right && y >= top && y <= bottom) return;
    // The press would take the focus that closing returns.
    event.preventDefault();
    target.close();
  });

  const inHeader = (selector: string) => document.querySelector<HTMLElement>(`header ${selector}`);
  let focused: Element | null = null;
  document.addEventListener('focusin', () => {
    focused = document.activeElement;
    // The menu covers what comes after the header.
    if (!focused?.closest('header')) inHeader('#menu')?.hidePopover?.();
  });
  // A window that grew wide has no menu: if a link in it had the focus, the same link in the header gets it.
  matchMedia('(min-width: 48rem)').addEventListener('change', ({ matches }) => {
    if (matches) inHeader('#menu')?.hidePopover?.();
    const hidden = focused?.closest('header :is(#menu a, [popovertarget])');
    const href = hidden?.getAttribute('href');
    if (hidden) inHeader(href ? `a[href="${href}"]` : 'nav a')?.focus();
  });
}

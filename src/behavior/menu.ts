/** The menu is a popover of the platform; this adds what it lacks: `aria-expanded`, and closing after a choice. */
export function startMenu(): void {
  const menu = document.getElementById('menu');
  const button = document.querySelector<HTMLElement>('[data-menu-button]');
  if (!menu || !button) return;
  const say = (open: boolean) => button.setAttribute('aria-expanded', String(open));
  const hide =
    'hidePopover' in menu ? () => menu.hidePopover() : openByAttribute(menu, button, say);
  say(false);
  // Before, not after: the focus that comes back to the button must find it as it is then.
  menu.addEventListener('beforetoggle', (event) => say((event as ToggleEvent).newState === 'open'));
  menu.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) hide();
  });
  matchMedia('(width >= 48rem)').addEventListener('change', hide);
}

/** Does for older browsers what `popover` does in newer ones; the style sheet shows what has the attribute. */
function openByAttribute(menu: Element, button: HTMLElement, say: (open: boolean) => void) {
  const show = (open: boolean) => say(menu.toggleAttribute('data-open', open));
  document.addEventListener('click', ({ target }) => {
    if (button.contains(target as Node)) show(!menu.hasAttribute('data-open'));
    else if (!menu.contains(target as Node)) show(false);
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.hasAttribute('data-open')) return;
    show(false);
    button.focus();
  });
  return () => show(false);
}

/** Does what the menu's popover does where browsers lack popovers, and closes it when the window grows wide. */
export function startMenu(): void {
  const menu = document.getElementById('menu');
  const button = document.querySelector<HTMLElement>('[data-menu-button]');
  if (!menu || !button) return;
  const hide = 'hidePopover' in menu ? () => menu.hidePopover() : openByAttribute(menu, button);
  matchMedia('(width >= 48rem)').addEventListener('change', hide);
}

/** The style sheet shows what has the attribute. */
function openByAttribute(menu: HTMLElement, button: HTMLElement): () => void {
  const show = (isOpen: boolean) => {
    menu.toggleAttribute('data-open', isOpen);
    button.setAttribute('aria-expanded', String(isOpen));
  };
  document.addEventListener('click', ({ target }) => {
    if (button.contains(target as Node)) show(!menu.hasAttribute('data-open'));
    else if (!menu.contains(target as Node) || (target as Element).closest('a')) show(false);
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.hasAttribute('data-open')) return;
    show(false);
    button.focus();
  });
  show(false);
  return () => show(false);
}

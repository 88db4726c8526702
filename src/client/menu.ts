/**
 * The menu is a popover of the platform; this adds what it lacks: `aria-expanded`, and closing after a choice.
 * The standard allows a button `popovertarget` or `aria-expanded`, not both, so the script also opens it.
 */
export function startMenu(): void {
  const menu = document.getElementById('menu');
  const button = document.querySelector<HTMLElement>('[data-menu-button]');
  if (!menu || !button) return;
  button.removeAttribute('popovertarget');
  const say = (open: boolean) => button.setAttribute('aria-expanded', String(open));
  const start = 'hidePopover' in menu ? openAsPopover : openByAttribute;
  const hide = start(menu, button, say);
  menu.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) hide();
  });
  matchMedia('(width >= 48rem)').addEventListener('change', hide);
}

type Say = (open: boolean) => void;

function openAsPopover(menu: HTMLElement, button: HTMLElement, say: Say) {
  const isOpen = () => menu.matches(':popover-open');
  let wasOpen = false;
  say(isOpen());
  // Before, not after: the focus that comes back to the button must find it as it is then.
  menu.addEventListener('beforetoggle', (event) => say((event as ToggleEvent).newState === 'open'));
  button.addEventListener('pointerdown', () => {
    wasOpen = isOpen();
  });
  button.addEventListener('click', ({ detail }) => {
    // To the browser a pointer on the button is a press outside: an open menu has closed before the click is here.
    const isPointer = detail > 0;
    menu.togglePopover(!(isPointer ? wasOpen : isOpen()));
  });
  return () => menu.hidePopover();
}

/** Does for older browsers what `popover` does in newer ones; the style sheet shows what has the attribute. */
function openByAttribute(menu: HTMLElement, button: HTMLElement, say: Say) {
  const show = (open: boolean) => say(menu.toggleAttribute('data-open', open));
  say(false);
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

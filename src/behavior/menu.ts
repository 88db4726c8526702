/** The menu is a popover of the platform; this adds what it lacks: `aria-expanded`, and closing after a choice. */
export function startMenu(): void {
  const menu = document.getElementById('menu');
  const button = document.querySelector('[data-menu-button]');
  if (!menu || !button || !('popover' in menu)) return;
  const say = (open: boolean) => button.setAttribute('aria-expanded', String(open));
  say(false);
  menu.addEventListener('toggle', (event) => say((event as ToggleEvent).newState === 'open'));
  menu.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) menu.hidePopover();
  });
  matchMedia('(width >= 48rem)').addEventListener('change', () => menu.hidePopover());
}

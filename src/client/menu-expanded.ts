/**
 * Keeps `aria-expanded` of the menu's button equal to the state of its popover. Markup may not hold it beside
 * `popovertarget`, because browsers that support popovers expose the state by themselves.
 *
 * @returns a function that gives the button its first state once it is in the document
 */
export function startMenuExpanded(): () => void {
  const findButton = () => document.querySelector('[popovertarget]');
  // Before, not after: the focus that comes back to the button must find it as it is then.
  addEventListener(
    'beforetoggle',
    (event) => {
      const { target, newState } = event as ToggleEvent;
      if ((target as Element).id !== 'menu') return;
      findButton()?.setAttribute('aria-expanded', newState === 'open' ? 'true' : 'false');
    },
    true,
  );
  return () => {
    const button = findButton();
    if (!button?.ariaExpanded) button?.setAttribute('aria-expanded', 'false');
  };
}

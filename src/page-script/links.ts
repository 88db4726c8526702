/** What happens beside a move to a link's target: the menu and dialogs close, and a question opens. */

/** A question that a link leads to is open. */
function openQuestion(hash: string): void {
  const target = document.getElementById(hash.slice(1));
  if (target instanceof HTMLDetailsElement) target.open = true;
}
openQuestion(location.hash);

document.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey, altKey }) => {
  const link = target instanceof Element && target.closest('a');
  // With a modifier key, the link opens another tab or window.
  if (!link || ctrlKey || metaKey || shiftKey || altKey) return;
  openQuestion(link.hash);
  link.closest('dialog')?.close();
  // Browsers from before 2024 have no popovers.
  link.closest<HTMLElement>('[popover]')?.hidePopover?.();
});

// Styles hide what would not work without this.
document.documentElement.toggleAttribute('data-script', true);

// From then on, moves scroll smoothly. The arrival at a hash, which browsers repeat until the page has loaded, does not.
addEventListener('load', () => document.documentElement.toggleAttribute('data-loaded', true));

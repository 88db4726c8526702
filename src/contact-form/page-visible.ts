/**
 * A dialog or the menu above the page and its toasts; other programs have popovers of their own. Within `:is`, browsers
 * without popovers ignore the second selector.
 */
const cover = ':is(dialog:modal, #menu:popover-open)';

/** Whether the menu or a dialog is open above the page. */
export const isPageCovered = () => document.querySelector(cover) !== null;

/** Resolves once the visitor can see the page: no dialog or menu is open above it, and the tab is not hidden. */
export async function pageVisible(): Promise<void> {
  while (isPageCovered() || document.hidden) {
    await new Promise((resolve) => {
      const once = { capture: true, once: true };
      document.addEventListener('toggle', resolve, once);
      document.addEventListener('close', resolve, once);
      document.addEventListener('visibilitychange', resolve, once);
    });
  }
}

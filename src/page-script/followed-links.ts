/** The menu and dialogs close when a link in them is followed; not with a modifier key, which opens another tab or window. */
document.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey, altKey }) => {
  const link = target instanceof Element && target.closest('a');
  if (!link || ctrlKey || metaKey || shiftKey || altKey) return;
  link.closest('dialog')?.close();
  // Browsers from before 2024 have no popovers.
  link.closest<HTMLElement>('[popover]')?.hidePopover?.();
});

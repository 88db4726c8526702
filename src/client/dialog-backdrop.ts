/** Does for older browsers what `closedby="any"` does. */
export function startDialogBackdrop(): void {
  if (!('closedBy' in HTMLDialogElement.prototype)) {
    document.addEventListener('mousedown', closeFromBackdrop);
  }
}

// The dialog is the target of a click on its backdrop, and of one on its own border and scrollbar.
function closeFromBackdrop(event: MouseEvent): void {
  const dialog = event.target;
  if (!(dialog instanceof HTMLDialogElement) || !dialog.open) return;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  if (x >= left && x <= right && y >= top && y <= bottom) return;
  // The rest of the click would take away the focus that closing gives back.
  event.preventDefault();
  dialog.close();
}

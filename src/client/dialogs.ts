const hasCommands = 'commandForElement' in HTMLButtonElement.prototype;
const hasClosedBy = 'closedBy' in HTMLDialogElement.prototype;

/** Does for older browsers what `command`, `commandfor` and `closedby="any"` do in newer ones. */
export function startDialogs(): void {
  document.addEventListener('click', leaveByLink);
  if (!hasCommands) document.addEventListener('click', obeyCommand);
  if (!hasClosedBy) document.addEventListener('mousedown', closeFromBackdrop);
}

// A link into the page leads behind the dialog that holds it.
function leaveByLink(event: MouseEvent): void {
  const link = (event.target as Element).closest('dialog a[href^="#"]');
  link?.closest('dialog')?.close();
}

function obeyCommand(event: MouseEvent): void {
  const button = (event.target as Element).closest('button[commandfor]');
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
  if (!button || !(dialog instanceof HTMLDialogElement)) return;
  if (button.getAttribute('command') === 'show-modal') dialog.showModal();
  else dialog.close();
}

// The dialog is the target of a press on its backdrop, and of one on its own border and scrollbar.
function closeFromBackdrop(event: MouseEvent): void {
  const dialog = event.target;
  if (!(dialog instanceof HTMLDialogElement) || !dialog.open) return;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  if (x >= left && x <= right && y >= top && y <= bottom) return;
  // The rest of the press would take away the focus that closing gives back.
  event.preventDefault();
  dialog.close();
}

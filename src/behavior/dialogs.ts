const hasCommands = 'commandForElement' in HTMLButtonElement.prototype;
const hasClosedBy = 'closedBy' in HTMLDialogElement.prototype;

/** Does for older browsers what `command`, `commandfor` and `closedby="any"` do in newer ones. */
export function startDialogs(): void {
  if (!hasCommands) document.addEventListener('click', obeyCommand);
  if (!hasClosedBy) document.addEventListener('mousedown', closeFromBackdrop);
}

function obeyCommand(event: MouseEvent): void {
  const button = (event.target as Element).closest('button[commandfor]');
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
  if (!button || !(dialog instanceof HTMLDialogElement)) return;
  if (button.getAttribute('command') === 'show-modal') dialog.showModal();
  else dialog.close();
}

// A press on the backdrop has the dialog itself as its target: its content fills it to the edges.
function closeFromBackdrop(event: MouseEvent): void {
  const dialog = event.target;
  if (dialog instanceof HTMLDialogElement && dialog.open) dialog.close();
}

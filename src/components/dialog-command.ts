/**
 * Opens or closes the dialog that a button's `commandfor` names, in browsers without invoker commands (Safari before
 * 26.2, Firefox before 144).
 */
export function runDialogCommand(button: Element): void {
  if ('commandForElement' in button) return;
  const dialog = document.querySelector<HTMLDialogElement>(`#${button.getAttribute('commandfor')}`);
  if (dialog?.open) dialog.close();
  else dialog?.showModal();
}

/**
 * Opens or closes the dialog that a button's `commandfor` names, in browsers without invoker commands (Safari before
 * 26.2, Firefox before 144).
 */
export function runDialogCommand(button: Element): void {
  if ('commandForElement' in button) return;
  // An ID may begin with a digit, as no selector may.
  const dialog = document.getElementById(
    button.getAttribute('commandfor') ?? '',
  ) as HTMLDialogElement | null;
  if (dialog?.open) dialog.close();
  else dialog?.showModal();
}

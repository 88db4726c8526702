/** Polyfills `command` and `commandfor` of buttons, and closes a dialog or menu when a link in it to a part of a page is clicked. */
export function startCommands(): void {
  const hasCommands = 'commandForElement' in HTMLButtonElement.prototype;
  addEventListener('click', ({ target }) => {
    const element = target as Element;
    if (element.closest('a[href*="#"]')) {
      element.closest('dialog')?.close();
      element.closest<HTMLElement>('[popover]')?.hidePopover?.();
    }
    const button = hasCommands ? null : element.closest('[commandfor]');
    if (!button) return;
    const id = button.getAttribute('commandfor') as string;
    const dialog = document.getElementById(id) as HTMLDialogElement | null;
    if (button.getAttribute('command') === 'close') dialog?.close();
    else dialog?.showModal();
  });
}

/** What dialogs lack: they open in older browsers, a held key presses nothing, and a click beside them closes them. */

// Browsers from before 2025 have no commands.
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest('[commandfor]');
  if (!button || 'command' in button) return;
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
  if (dialog instanceof HTMLDialogElement) dialog[dialog.open ? 'close' : 'showModal']();
});

// A key that is held as it opens or closes a dialog would go on to press the button that has the focus then.
document.addEventListener('keydown', (event) => {
  const isOnButton = event.target instanceof Element && event.target.matches('[commandfor]');
  if (isOnButton && event.repeat && event.key === 'Enter') event.preventDefault();
});

/** Whether the pointer is beside the dialog, which is the target of what happens on its backdrop, edge and scrollbar. */
function isBeside(dialog: HTMLDialogElement, { target, clientX: x, clientY: y }: MouseEvent) {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return target === dialog && (x < left || x > right || y < top || y > bottom);
}

for (const dialog of document.querySelectorAll('dialog')) {
  // In place of the browsers' own light dismissal: Safari has none, Firefox's takes every mouse button, and none spares
  // the second click of a double click that has opened the dialog.
  dialog.setAttribute('closedby', 'closerequest');
  // Otherwise a key that opens the dialog would show the tooltip of its button, which takes the next Escape. Not in the HTML,
  // where a browser looks for what to focus as the page loads.
  dialog.querySelector('h2')?.toggleAttribute('autofocus', true);
  let isPressed = false;
  dialog.addEventListener('pointerdown', (event) => {
    isPressed = isBeside(dialog, event);
  });
  // Only the main button clicks. A press that begins or ends inside is a selection of text.
  dialog.addEventListener('click', (event) => {
    if (isPressed && isBeside(dialog, event)) dialog.close();
    isPressed = false;
  });
}

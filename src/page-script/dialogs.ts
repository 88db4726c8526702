import 'invokers-polyfill';

const root = document.documentElement;

for (const dialog of document.querySelectorAll('dialog')) {
  // A gutter replaces a scrollbar that takes up width, but not an overlay scrollbar (`base.css`).
  dialog.addEventListener('beforetoggle', () => {
    root.toggleAttribute('data-wide-scrollbar', innerWidth > root.clientWidth);
  });

  dialog.addEventListener('toggle', () => dialog.scrollTo({ top: 0, behavior: 'instant' }));

  dialog.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey, altKey }) => {
    // With any of these keys, the link opens elsewhere.
    if (ctrlKey || metaKey || shiftKey || altKey) return;
    if (target instanceof Element && target.closest('a')) dialog.close();
  });

  if (!Reflect.has(dialog, 'closedBy')) {
    dialog.addEventListener('mousedown', (event) => {
      // The dialog is the target of presses on its backdrop, border and scrollbar.
      const { left, right, top, bottom } = dialog.getBoundingClientRect();
      const isInside =
        event.clientX >= left &&
        event.clientX <= right &&
        event.clientY >= top &&
        event.clientY <= bottom;
      if (event.target !== dialog || isInside) return;
      // The press would undo the focus that closing restores.
      event.preventDefault();
      dialog.close();
    });
  }
}

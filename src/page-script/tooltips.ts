/** What tooltips, which are shown by style, lack: one at a time, the next one at once, Escape, and the window's edge. */

/** In milliseconds: how long after one has closed the next one opens without delay. */
const groupTimeout = 300;
/** In pixels: the distance to the edge of the window. */
const margin = 8;

/** A control with its tooltip that the pointer or the keyboard's focus is on. */
let current: Element | null = null;
let isOpen = false;
/** When the last one closed, in the time of events. */
let closedAt = Number.NEGATIVE_INFINITY;

const anchorOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('[data-tooltip]') : null;

function close({ timeStamp }: Event): void {
  if (isOpen) closedAt = timeStamp;
  isOpen = false;
}
function moveTo(anchor: Element | null, event: Event): void {
  if (anchor === current || (!anchor && current?.querySelector(':focus-visible'))) return;
  close(event);
  current = anchor;
  if (!anchor) return;
  const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
  const isNext = event.timeStamp - closedAt < groupTimeout;
  isOpen = !isTouch && (isNext || event.type === 'focusin');
  anchor.toggleAttribute('data-at-once', isNext);
  for (const each of document.querySelectorAll('[data-tooltip]')) {
    each.toggleAttribute('data-dismissed', isTouch || each !== anchor);
  }
  const tooltip = anchor.querySelector<HTMLElement>('[role=tooltip]');
  if (!tooltip) return;
  tooltip.removeAttribute('data-above');
  tooltip.style.translate = '';
  const { left, bottom } = tooltip.getBoundingClientRect();
  tooltip.toggleAttribute('data-above', bottom > innerHeight - margin);
  tooltip.style.translate = `${Math.max(0, margin - left)}px`;
}
function dismiss(event: Event): void {
  close(event);
  current?.setAttribute('data-dismissed', '');
}

document.addEventListener('pointerover', (event) => moveTo(anchorOf(event.target), event));
document.addEventListener('pointerout', (event) => moveTo(anchorOf(event.relatedTarget), event));
document.addEventListener('focusin', (event) => moveTo(anchorOf(event.target), event));
// After the delay.
document.addEventListener('animationend', ({ target }) => {
  if (current && current === anchorOf(target)) isOpen = true;
});
document.addEventListener('click', dismiss);
// Before the dialog, the menu or the toasts, which stay open.
addEventListener(
  'keydown',
  (event) => {
    if (event.key !== 'Escape' || !isOpen) return;
    dismiss(event);
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  { capture: true },
);

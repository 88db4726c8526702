/** What tooltips, which are shown by style, lack: the next one at once, Escape, the window's edge, and none after a press. */

/** In milliseconds: how long after one has closed the next has no delay. */
const groupTimeout = 300;
/** In pixels: the distance to the edge of the window. */
const margin = 8;

/** Whether the pointer has waited for the tooltip that it is on. */
let isOpen = false;
/** When the last one closed: an `event.timeStamp`. */
let closedAt = Number.NEGATIVE_INFINITY;

/** A control with its tooltip. */
const anchorOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;

const dismiss = (anchor: HTMLElement | null) => anchor?.setAttribute('data-tooltip', 'dismissed');

/** The pointer or the focus has come from one element to another. */
function move({ target, relatedTarget, timeStamp }: PointerEvent | FocusEvent): void {
  const left = anchorOf(relatedTarget);
  const anchor = anchorOf(target);
  if (anchor === left) return;
  if (left && isOpen && left.dataset['tooltip'] !== 'dismissed') closedAt = timeStamp;
  const tooltip = anchor?.querySelector<HTMLElement>('[role=tooltip]');
  if (!anchor || !tooltip) return;
  isOpen = timeStamp - closedAt < groupTimeout;
  anchor.dataset['tooltip'] = isOpen ? 'at-once' : '';
  tooltip.removeAttribute('data-above');
  tooltip.style.translate = '';
  const { left: start, bottom } = tooltip.getBoundingClientRect();
  tooltip.toggleAttribute('data-above', bottom > innerHeight - margin);
  tooltip.style.translate = `${Math.max(0, margin - start)}px`;
}

document.addEventListener('pointerover', move);
document.addEventListener('focusin', move);
// The delay is an animation.
document.addEventListener('animationend', ({ target }) => {
  if (target instanceof Element && target.matches('[role=tooltip]')) isOpen = true;
});
document.addEventListener('click', ({ target }) => dismiss(anchorOf(target)));
// Before the dialog, the menu or the toasts, which stay open.
addEventListener(
  'keydown',
  (event) => {
    if (event.key !== 'Escape') return;
    for (const tooltip of document.querySelectorAll('[role=tooltip]')) {
      const { visibility } = getComputedStyle(tooltip);
      // In a wide window the phone number has no tooltip.
      if (visibility === 'hidden' || !tooltip.getClientRects().length) continue;
      dismiss(anchorOf(tooltip));
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  },
  { capture: true },
);

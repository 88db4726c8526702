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

function enter(event: PointerEvent | FocusEvent): void {
  const anchor = anchorOf(event.target);
  const tooltip = anchor?.querySelector<HTMLElement>('[role=tooltip]');
  // In a wide window the phone number has no tooltip.
  if (!tooltip?.getClientRects().length) return;
  if (!anchor || anchor === anchorOf(event.relatedTarget)) return;
  const isNext = event.timeStamp - closedAt < groupTimeout;
  const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
  anchor.dataset['tooltip'] = isTouch ? 'dismissed' : isNext ? 'at-once' : '';
  isOpen = isNext;
  tooltip.removeAttribute('data-above');
  tooltip.style.translate = '';
  const { left, bottom } = tooltip.getBoundingClientRect();
  tooltip.toggleAttribute('data-above', bottom > innerHeight - margin);
  tooltip.style.translate = `${Math.max(0, margin - left)}px`;
}

function leave(event: PointerEvent): void {
  const anchor = anchorOf(event.target);
  if (!anchor || anchor === anchorOf(event.relatedTarget)) return;
  if (isOpen && anchor.dataset['tooltip'] !== 'dismissed') closedAt = event.timeStamp;
}

document.addEventListener('pointerover', enter);
document.addEventListener('focusin', enter);
document.addEventListener('pointerout', leave);
// The delay is an animation.
document.addEventListener('animationend', ({ target }) => {
  if (target instanceof Element && target.matches('[role=tooltip]')) isOpen = true;
});
document.addEventListener('click', ({ target }) => {
  anchorOf(target)?.setAttribute('data-tooltip', 'dismissed');
});
// Before the dialog, the menu or the toasts, which stay open.
addEventListener(
  'keydown',
  (event) => {
    if (event.key !== 'Escape') return;
    for (const tooltip of document.querySelectorAll('[role=tooltip]')) {
      const { visibility } = getComputedStyle(tooltip);
      if (visibility === 'hidden' || !tooltip.getClientRects().length) continue;
      anchorOf(tooltip)?.setAttribute('data-tooltip', 'dismissed');
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  },
  { capture: true },
);

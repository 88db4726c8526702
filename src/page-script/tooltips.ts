/** What tooltips, which are shown by style, lack: the next one at once, Escape, the window's edge, and none after a press. */

/** In milliseconds: how long a pointer waits for a tooltip, as in `Tooltip.module.css`, and how long after one the next has no delay. */
const openDelay = 700;
const groupTimeout = 300;
/** In pixels: the distance to the edge of the window. */
const margin = 8;

/** `event.timeStamp` values. */
let enteredAt = 0;
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
  enteredAt = isNext ? Number.NEGATIVE_INFINITY : event.timeStamp;
  tooltip.removeAttribute('data-above');
  tooltip.style.translate = '';
  const { left, bottom } = tooltip.getBoundingClientRect();
  tooltip.toggleAttribute('data-above', bottom > innerHeight - margin);
  tooltip.style.translate = `${Math.max(0, margin - left)}px`;
}

function leave(event: PointerEvent): void {
  const anchor = anchorOf(event.target);
  if (!anchor || anchor === anchorOf(event.relatedTarget)) return;
  const wasOpen = event.timeStamp - enteredAt >= openDelay;
  if (wasOpen && anchor.dataset['tooltip'] !== 'dismissed') closedAt = event.timeStamp;
}

document.addEventListener('pointerover', enter);
document.addEventListener('focusin', enter);
document.addEventListener('pointerout', leave);
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

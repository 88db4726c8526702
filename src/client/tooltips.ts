import { addStyles } from '../styles/add-styles.ts';
import styles from './tooltip.css?inline';

/** Milliseconds: before a tooltip opens under the pointer, and how long the next one then opens at once. */
const openDelay = 700;
const skipDelay = 300;
/** Pixels between a control and its tooltip; the style sheet spans them for the pointer that crosses (WCAG 1.4.13). */
const gap = 8;

/** An empty attribute stands for the `title` of the control. */
const tooltipSelector = '[data-tooltip]';
let tip: HTMLElement | undefined;
let owner: HTMLElement | null = null;
let title = '';
let timer: ReturnType<typeof setTimeout> | undefined;
/** The control whose tooltip was dismissed; it stays closed until the pointer leaves. */
let dismissed: HTMLElement | null = null;
let closedAt = Number.NEGATIVE_INFINITY;

const controlAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(tooltipSelector) : null;

function createTip(): HTMLElement {
  const element = document.createElement('div');
  element.id = 'tooltip';
  element.className = 'tooltip';
  element.role = 'tooltip';
  element.popover = 'manual';
  return element;
}

function place(tip: HTMLElement, control: HTMLElement): void {
  const at = control.getBoundingClientRect();
  // From here it has the room that it needs: farther right it would be measured narrower than it will be.
  tip.style.left = `${gap}px`;
  const { offsetWidth: width, offsetHeight: height } = tip;
  const below = at.bottom + gap + height < innerHeight;
  const left = at.left + at.width / 2 - width / 2;
  tip.style.left = `${Math.max(gap, Math.min(left, document.body.clientWidth - width - gap))}px`;
  tip.style.top = `${below ? at.bottom + gap : at.top - gap - height}px`;
}

function open(control: HTMLElement): void {
  clearTimeout(timer);
  if (owner === control) return;
  close();
  tip ??= createTip();
  // Beside its control, so that it belongs to the same landmark.
  control.after(tip);
  owner = control;
  // While ours is shown the browser's own would say the same a second time.
  title = control.title;
  tip.textContent = title || control.dataset['tooltip'] || '';
  control.removeAttribute('title');
  if (title) control.setAttribute('aria-describedby', tip.id);
  tip.showPopover();
  place(tip, control);
}

function close(): void {
  clearTimeout(timer);
  if (!owner) return;
  if (title && !owner.title) owner.title = title;
  owner.removeAttribute('aria-describedby');
  owner = null;
  tip?.hidePopover();
  closedAt = performance.now();
}

function onPointer(event: PointerEvent): void {
  if (event.pointerType === 'touch') return;
  clearTimeout(timer);
  const control = controlAt(event.target);
  if (control && control === dismissed) return;
  dismissed = null;
  if (control) {
    const wait = owner || performance.now() - closedAt < skipDelay ? 0 : openDelay;
    timer = setTimeout(() => open(control), wait);
  } else if (owner && event.target !== tip && !owner.matches(':focus-visible')) {
    close();
  }
}

function onFocus(event: FocusEvent): void {
  const control = controlAt(event.target);
  if (control?.matches(':focus-visible')) open(control);
}

// The focus may have scrolled its control into the window just now, or the pointer may rest on the fixed header:
// then the tooltip goes along.
function follow(): void {
  if (!tip || !owner) return;
  if (owner.matches(':focus-visible, :hover')) place(tip, owner);
  else close();
}

addStyles(styles);
// Names icon-only controls. Runs as `lazy-tooltips.ts` loads it.
document.addEventListener('pointerover', onPointer);
document.documentElement.addEventListener('pointerleave', onPointer);
document.addEventListener('focusin', onFocus);
document.addEventListener('focusout', ({ target }) => {
  if (target === owner) close();
});
document.addEventListener('pointerdown', ({ target }) => {
  dismissed = controlAt(target);
  close();
});
document.addEventListener('click', close);
document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  dismissed = owner;
  close();
});
for (const move of ['scroll', 'resize']) addEventListener(move, follow, { passive: true });

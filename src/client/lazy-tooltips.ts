const events = ['pointerover', 'focusin', 'pointerdown'] as const;

/** Whether an event can open a tooltip: a mouse or pen on a control that has one, or the keyboard's focus. */
function concernsControl({ type, target, pointerType }: Event & { pointerType?: string }): boolean {
  const control = target instanceof Element ? target.closest('[data-tooltip]') : null;
  if (!control) return false;
  return type === 'focusin' ? control.matches(':focus-visible') : pointerType !== 'touch';
}

/**
 * Fetches the code of the tooltips when a pointer or focus first reaches a control that has one, and
 * dispatches to it the events since then. If it cannot be loaded, the theme button keeps its title.
 */
export function startLazyTooltips(): void {
  const code = document.body.dataset['tooltips'];
  // Without popovers the browser's own tooltips stay as well.
  if (!code || !('popover' in HTMLElement.prototype)) return;
  const seen: Event[] = [];
  const fetchCode = async () => {
    await import(/* @vite-ignore */ code).catch(() => {});
    for (const name of events) document.removeEventListener(name, note);
    for (const event of seen) {
      const Kind = event.constructor as typeof PointerEvent;
      event.target?.dispatchEvent(new Kind(event.type, event));
    }
  };
  const note = (event: Event) => {
    if (seen.length > 0 || concernsControl(event)) seen.push(event);
    if (seen.length === 1) fetchCode();
  };
  for (const name of events) document.addEventListener(name, note);
}

const events = ['pointerover', 'focusin', 'pointerdown'] as const;

/** Whether an event is of those that bring a tooltip: never that of a finger. */
function concernsControl({ target, pointerType }: Event & { pointerType?: string }): boolean {
  return (
    target instanceof Element &&
    pointerType !== 'touch' &&
    target.closest('[data-tooltip]') !== null
  );
}

/**
 * Fetches the code of the tooltips when a pointer or focus first reaches a control that has one, and tells it once
 * more what happened last meanwhile. Should it not come, the browser's own tooltips stay.
 */
export function startTooltipCode(): void {
  const code = document.body.dataset['tooltips'];
  // Without popovers the browser's own tooltips stay as well.
  if (!code || !('popover' in HTMLElement.prototype)) return;
  let last: Event | undefined;
  const note = (event: Event) => {
    const isFirst = last === undefined;
    if (isFirst && !concernsControl(event)) return;
    last = event;
    if (isFirst) fetchCode();
  };
  const fetchCode = async () => {
    await import(/* @vite-ignore */ code).catch(() => {});
    for (const name of events) document.removeEventListener(name, note);
    const Kind = last?.constructor as typeof PointerEvent;
    if (last) last.target?.dispatchEvent(new Kind(last.type, last));
  };
  for (const name of events) document.addEventListener(name, note);
}

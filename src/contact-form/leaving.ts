/** Until the signal is aborted, leaving the page asks first, except by a mail or phone link, which does not leave it. */
export function askBeforeLeaving(signal: AbortSignal): void {
  let linkClicked = -Infinity;
  const onClick = ({ target, timeStamp }: MouseEvent) => {
    const link = target instanceof Element && target.closest('[href^="mailto:"], [href^="tel:"]');
    linkClicked = link ? timeStamp : -Infinity;
  };
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    // Such a link fires the event at once, or never.
    if (event.timeStamp - linkClicked > 1000) event.preventDefault();
  };
  addEventListener('click', onClick, { capture: true, signal });
  addEventListener('beforeunload', onBeforeUnload, { signal });
}

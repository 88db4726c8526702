/**
 * A modal dialog, or a popover that closes on a press elsewhere: it is above the page and its toasts. Extensions have
 * popovers of their own, which stay open. Within `:is`, browsers without popovers ignore what they do not know.
 */
const cover = ':is(dialog:modal, [popover="auto"]:popover-open, [popover=""]:popover-open)';

/** Whether a dialog or a popover is open above the page. */
export const isPageCovered = () => document.querySelector(cover) !== null;

/**
 * Resolves once the visitor can see the page: no dialog or popover is open above it, and the tab is not hidden. Never, if
 * the signal is aborted first.
 */
export function pageVisible(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const stop = () => waiting.abort();
    function check(): void {
      if (isPageCovered() || document.hidden) return;
      stop();
      resolve();
    }
    if (signal?.aborted) return;
    signal?.addEventListener('abort', stop, { signal: waiting.signal });
    const options = { capture: true, signal: waiting.signal };
    for (const type of ['toggle', 'close', 'visibilitychange']) {
      document.addEventListener(type, check, options);
    }
    check();
  });
}

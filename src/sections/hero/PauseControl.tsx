import { useEffect, useRef } from 'react';

const key = 'paused';

/**
 * Stops all motion of the first screen. A checkbox, so that it works before React and without it; React keeps the choice
 * for the tab, from page to page.
 */
export function PauseControl({ text }: { readonly text: string }) {
  const checkbox = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (checkbox.current && isPaused()) checkbox.current.checked = true;
  }, []);
  return (
    <label className="pause-control" title={text}>
      <input
        ref={checkbox}
        type="checkbox"
        aria-label={text}
        onChange={(event) => setPaused(event.currentTarget.checked)}
      />
    </label>
  );
}

function isPaused(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Without storage the pause lasts as long as the page. */
function setPaused(paused: boolean): void {
  try {
    if (paused) sessionStorage.setItem(key, '1');
    else sessionStorage.removeItem(key);
  } catch {}
}

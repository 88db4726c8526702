import { useEffect, useRef, useState } from 'react';

const key = 'paused';

interface PauseControlProps {
  readonly text: string;
  /** Called on each change, and once with the earlier choice. */
  readonly onChange: (isPaused: boolean) => void;
}

/**
 * Stops all motion in the first screen. A checkbox, so that it works without React, which only keeps the choice
 * across pages in the tab.
 */
export function PauseControl({ text, onChange }: PauseControlProps) {
  const checkbox = useRef<HTMLInputElement>(null);
  const [wasChecked] = useState(isChecked);
  useEffect(() => {
    const input = checkbox.current;
    if (!input) return;
    input.checked ||= wasPaused();
    keep(input.checked);
    onChange(input.checked);
  }, [onChange]);
  const change = (isPaused: boolean) => {
    keep(isPaused);
    onChange(isPaused);
  };
  return (
    <label className="pause-control" title={text}>
      <input
        ref={checkbox}
        type="checkbox"
        aria-label={text}
        defaultChecked={wasChecked}
        onChange={(event) => change(event.currentTarget.checked)}
      />
    </label>
  );
}

/** Whether it was checked before React, which renders it anew where another program has changed the page. */
const isChecked = (): boolean =>
  typeof document !== 'undefined' && document.querySelector('.pause-control :checked') !== null;

function wasPaused(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Without storage the pause lasts as long as the page. */
function keep(isPaused: boolean): void {
  try {
    if (isPaused) sessionStorage.setItem(key, '1');
    else sessionStorage.removeItem(key);
  } catch {}
}

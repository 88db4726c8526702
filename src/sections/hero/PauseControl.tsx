import { useEffect, useRef, useState } from 'react';
import { keepPause, keptPause, restorePause } from '../../dot-grid/kept-pause.ts';

interface PauseControlProps {
  readonly text: string;
  /** Called on each change, and once with the choice made before React. */
  readonly onChange: (isPaused: boolean) => void;
}

/**
 * Stops all motion in the first screen. A checkbox, so that it works without React, which only keeps the choice
 * for the tab; the inline script restores it on the next page.
 */
export function PauseControl({ text, onChange }: PauseControlProps) {
  const checkbox = useRef<HTMLInputElement>(null);
  const [wasChecked] = useState(isChecked);
  useEffect(() => {
    // The inline script has not restored it yet.
    if (document.readyState === 'loading') restorePause();
    const isPaused = checkbox.current?.checked ?? false;
    keepPause(isPaused);
    onChange(isPaused);
  }, [onChange]);
  useEffect(() => {
    // While this page was in the back/forward cache, another page of the tab may have changed it.
    const update = ({ persisted }: PageTransitionEvent) => {
      const isPaused = persisted ? keptPause() : null;
      if (isPaused === null || !checkbox.current) return;
      checkbox.current.checked = isPaused;
      onChange(isPaused);
    };
    addEventListener('pageshow', update);
    return () => removeEventListener('pageshow', update);
  }, [onChange]);
  const change = (isPaused: boolean) => {
    keepPause(isPaused);
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

/** Whether it was checked before hydration: React renders it again where another program has changed the page. */
const isChecked = (): boolean =>
  typeof document !== 'undefined' && document.querySelector('.pause-control :checked') !== null;

import { useEffect, useRef, useState } from 'react';
import { Tooltip } from '../../components/Tooltip.tsx';

interface PauseControlProps {
  readonly text: string;
  /** Called on each change, and once with the choice made before hydration. */
  readonly onChange: (isPaused: boolean) => void;
}

/** Stops all motion in the first screen. A checkbox, so that the style sheet can stop it before hydration. */
export function PauseControl({ text, onChange }: PauseControlProps) {
  const checkbox = useRef<HTMLInputElement>(null);
  const [wasChecked] = useState(isChecked);
  useEffect(() => onChange(checkbox.current?.checked ?? false), [onChange]);
  return (
    <Tooltip text={text}>
      <input
        ref={checkbox}
        type="checkbox"
        aria-label={text}
        defaultChecked={wasChecked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="pause-control"
      />
    </Tooltip>
  );
}

/** Whether it was checked before hydration: React renders it again if an extension has changed the page. */
const isChecked = (): boolean =>
  typeof document !== 'undefined' && document.querySelector('.pause-control:checked') !== null;

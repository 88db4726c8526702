import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import styles from './Tooltip.module.css';

interface TooltipProps {
  /** What the control's accessible name begins with, or what its `title` says. */
  text: string;
  className?: string | undefined;
  /** The control, which shows only an icon. */
  children: ReactElement;
}

/** A control with its name beside it, shown on hover and focus. The control has the name itself, so this one is not read. */
export function Tooltip({ text, className, children }: TooltipProps) {
  return (
    <span data-tooltip="" className={clsx(styles.anchor, className)}>
      {children}
      <span role="tooltip" aria-hidden="true" className={styles.tooltip}>
        {text}
      </span>
    </span>
  );
}

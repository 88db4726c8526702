import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Columns.module.css';

interface ColumnsProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A twelve-column grid, from 768 px up; each child takes five columns unless its own class says otherwise. */
export function Columns({ className, children }: ColumnsProps) {
  return <div className={clsx(styles.columns, className)}>{children}</div>;
}

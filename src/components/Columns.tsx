import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Columns.module.css';

interface ColumnsProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A grid of twelve columns, from 768 px on; each child takes five unless its own class says otherwise. */
export function Columns({ className, children }: ColumnsProps) {
  // The plain name, until no other style sheet selects on it.
  return <div className={clsx('columns', styles.columns, className)}>{children}</div>;
}

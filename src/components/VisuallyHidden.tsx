import type { ComponentPropsWithoutRef } from 'react';
import styles from './VisuallyHidden.module.css';

/** Text for screen readers only. */
export function VisuallyHidden(props: Omit<ComponentPropsWithoutRef<'span'>, 'className'>) {
  return <span {...props} className={styles.hidden} />;
}

import type { ComponentPropsWithoutRef } from 'react';
import styles from './QuietLink.module.css';

/** A link in a list of links, whose place says that it is one: underlined only under the pointer. */
export function QuietLink(props: Omit<ComponentPropsWithoutRef<'a'>, 'className'>) {
  return <a {...props} className={styles.link} />;
}

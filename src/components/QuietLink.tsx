import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './QuietLink.module.css';

/** A link whose place says that it is one, such as a list of links: underlined only under the pointer. */
export function QuietLink({ className, ...rest }: ComponentPropsWithRef<'a'>) {
  return <a {...rest} className={clsx(styles.link, className)} />;
}

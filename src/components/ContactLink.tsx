import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import styles from './ContactLink.module.css';

/** A link that writes to the email address or calls the phone number that it shows. */
export function ContactLink({ className, ...rest }: ComponentPropsWithoutRef<'a'>) {
  return <a {...rest} className={clsx(styles.link, className)} suppressHydrationWarning />;
}

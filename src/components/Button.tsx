import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './Button.module.css';

interface ButtonLook {
  /**
   * `primary` for the one action in the accent color on a screen, `ink` where that color is already there; `icon` is square; `text` looks
   * like a link.
   */
  variant: 'primary' | 'ink' | 'secondary' | 'icon' | 'text';
  size?: 'large' | undefined;
}

export type ButtonProps = ButtonLook &
  (
    | ({ href: string } & ComponentPropsWithRef<'a'>)
    | ({ href?: never } & ComponentPropsWithRef<'button'>)
  );

/** A button or, with `href`, a link that looks like one. */
export function Button({ variant, size, className, ...rest }: ButtonProps) {
  const classes = clsx(styles[variant], size && styles[size], className);
  return rest.href === undefined ? (
    <button type="button" {...rest} className={classes} />
  ) : (
    <a {...rest} className={classes} />
  );
}

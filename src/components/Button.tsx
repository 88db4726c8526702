import type { ComponentPropsWithoutRef } from 'react';
import { type ButtonLook, buttonStyle } from './button-style.ts';

type ButtonProps = { readonly look: ButtonLook } & (
  | ({ readonly href: string } & ComponentPropsWithoutRef<'a'>)
  | ({ readonly href?: never } & ComponentPropsWithoutRef<'button'>)
);

/** A button; with `href` a link that looks like one. */
export function Button({ look, className, ...rest }: ButtonProps) {
  const classes = buttonStyle(look, className);
  return rest.href === undefined ? (
    <button type="button" {...rest} className={classes} />
  ) : (
    <a {...rest} className={classes} />
  );
}

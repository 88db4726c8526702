import type { ComponentPropsWithoutRef } from 'react';

type ButtonProps = {
  /** `primary` for the one filled action of a screen, `secondary` for every other. */
  readonly variant: 'primary' | 'secondary';
} & (
  | ({ readonly href: string } & ComponentPropsWithoutRef<'a'>)
  | ({ readonly href?: never } & ComponentPropsWithoutRef<'button'>)
);

/** A button; with `href` a link that looks like one. */
export function Button({ variant, className = '', ...rest }: ButtonProps) {
  const classes = `button button-${variant} ${className}`.trim();
  return rest.href === undefined ? (
    <button type="button" {...rest} className={classes} />
  ) : (
    <a {...rest} className={classes} />
  );
}

import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ElementType } from 'react';
import styles from './Text.module.css';

type TextProps<Element extends ElementType> = ComponentPropsWithRef<Element> & {
  as?: Element;
  /** From large to small. Titles and `label`, the name of a control or list, are bold; the others are muted. */
  variant: 'titleLarge' | 'title' | 'titleSmall' | 'lead' | 'muted' | 'label' | 'small';
};

/** A text in one of the page's sizes. In an island, it stays as a translator left it before hydration. */
export function Text<Element extends ElementType = 'p'>({
  as,
  variant,
  className,
  ...rest
}: TextProps<Element>) {
  const Tag: ElementType = as ?? 'p';
  return <Tag suppressHydrationWarning {...rest} className={clsx(styles[variant], className)} />;
}

import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ElementType } from 'react';
import styles from './Container.module.css';

type ContainerProps<Element extends ElementType> = ComponentPropsWithRef<Element> & {
  readonly as?: Element;
};

/** As wide as the window, with its content as wide as the page. */
export function Container<Element extends ElementType = 'div'>({
  as,
  className,
  ...rest
}: ContainerProps<Element>) {
  const Tag: ElementType = as ?? 'div';
  return <Tag {...rest} className={clsx(styles.container, className)} />;
}

import type { ComponentPropsWithoutRef, ElementType } from 'react';
import styles from './VisuallyHidden.module.css';

type VisuallyHiddenProps<Element extends ElementType> = ComponentPropsWithoutRef<Element> & {
  readonly as?: Element;
};

/** Text for screen readers only. */
export function VisuallyHidden<Element extends ElementType = 'span'>({
  as,
  ...rest
}: VisuallyHiddenProps<Element>) {
  const Tag: ElementType = as ?? 'span';
  return <Tag {...rest} className={styles.hidden} />;
}

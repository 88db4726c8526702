import { clsx } from 'clsx';
import type { HTMLAttributes } from 'react';
import styles from './Card.module.css';

interface CardProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'article' | 'div';
}

/** A framed surface; its content sets the layout. */
export function Card({ as: Element = 'div', className, ...rest }: CardProps) {
  return <Element {...rest} className={clsx(styles.card, className)} />;
}

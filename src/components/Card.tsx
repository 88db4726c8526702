import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Card.module.css';

interface CardProps {
  as?: 'article' | 'div';
  className?: string | undefined;
  children: ReactNode;
}

/** A framed surface; its content sets the layout. */
export function Card({ as: Element = 'div', className, children }: CardProps) {
  return <Element className={clsx(styles.card, className)}>{children}</Element>;
}

import { clsx } from 'clsx';
import type { HTMLAttributes } from 'react';
import styles from './Container.module.css';

interface ContainerProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'header' | 'footer';
}

/** As wide as the window, with its content as wide as the page. */
export function Container({ as: Element = 'div', className, ...rest }: ContainerProps) {
  return <Element {...rest} className={clsx(styles.container, className)} />;
}

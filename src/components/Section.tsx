import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  /** The target of links to it. Its heading (`SectionHeading`) names it. */
  readonly id: string;
  readonly variant?: 'sunken' | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A section of the home page, as wide as the page, with its content inside the page margins. */
export function Section({ id, variant, className, children }: SectionProps) {
  return (
    <section
      id={id}
      // Takes focus when a link to it is followed.
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={clsx('page-width', styles.section, variant && styles[variant], className)}
    >
      {children}
    </section>
  );
}

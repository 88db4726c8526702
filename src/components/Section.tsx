import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Container } from './Container.tsx';
import styles from './Section.module.css';

interface SectionProps {
  /** The target of links to it. Its heading (`SectionHeading`) names it. */
  readonly id: string;
  readonly variant?: 'dark';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A section of the home page, as wide as the window, with its content inside the page margins. */
export function Section({ id, variant, className, children }: SectionProps) {
  return (
    <Container
      as="section"
      id={id}
      // Takes focus when a link to it is followed.
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={clsx(styles.section, variant, className)}
    >
      {children}
    </Container>
  );
}

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { SectionWords } from '../content/shapes.ts';
import { Container } from './Container.tsx';
import styles from './Section.module.css';
import { Text } from './Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface SectionProps {
  /** The target of links to it. */
  id: string;
  heading: SectionWords;
  headingSize?: 'large';
  variant?: 'navy';
  className?: string | undefined;
  children: ReactNode;
}

/** A section of the home page, as wide as the window: a grid of heading and content, inside the page margins. */
export function Section(props: SectionProps) {
  const { id, heading, headingSize, variant, className, children } = props;
  return (
    <Container
      as="section"
      id={id}
      // Takes focus when a link to it is followed.
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={clsx(styles.section, variant === 'navy' && 'navy', className)}
    >
      <div className={styles.heading}>
        <h2 id={`${id}-title`} className={headingSize && styles[headingSize]}>
          <VisuallyHidden>{`${heading.name}: `}</VisuallyHidden>
          {heading.title}
        </h2>
        <Text variant="lead">{heading.lead}</Text>
      </div>
      {children}
    </Container>
  );
}

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { SectionWords } from '../content/section.ts';
import { Container } from './Container.tsx';
import styles from './Section.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface SectionProps {
  /** The target of links to it. */
  id: string;
  variant?: 'navy';
  className?: string | undefined;
  /** One of them a `SectionHeading` with the same `id`. */
  children: ReactNode;
}

/** A section of the home page, as wide as the window. In a wide one, its content stands in the hero's columns. */
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

interface SectionHeadingProps {
  id: string;
  words: SectionWords;
  className?: string | undefined;
}

/** The heading of a section. Screen readers hear the menu's word first. */
export function SectionHeading({ id, words, className }: SectionHeadingProps) {
  return (
    <h2 className={className}>
      {/* A reader view drops a heading that itself has an id with a word like "contact". */}
      <span id={`${id}-title`}>
        <VisuallyHidden>{`${words.name}: `}</VisuallyHidden>
        {words.title}
      </span>
    </h2>
  );
}

import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import styles from './Outcome.module.css';

interface OutcomeProps {
  readonly title: string;
  readonly takesFocus: boolean;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly isSent?: boolean;
  readonly children: ReactNode;
}

function isInView(element: Element | null): boolean {
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  return bottom > 0 && top < innerHeight;
}

/** The outcome of an inquiry, above the form. */
export function Outcome({ title, takesFocus, form, isSent = false, children }: OutcomeProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // Once, when it appears.
  const focuses = useRef(takesFocus);
  useLayoutEffect(() => {
    if (!focuses.current) return;
    heading.current?.focus({ preventScroll: true });
    // Unless the visitor has scrolled away. Instant: a smooth scroll started by a key press would move it out of view.
    if (isInView(section.current) || isInView(form.current)) {
      section.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    }
  }, [form]);

  return (
    <section ref={section} aria-labelledby={id} className={isSent ? styles.sent : styles.outcome}>
      <h4 ref={heading} id={id} tabIndex={-1} className={isSent ? styles.sentTitle : styles.title}>
        {title}
      </h4>
      {children}
    </section>
  );
}

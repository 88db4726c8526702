import type { ReactNode } from 'react';
import { headingId } from './focus-outcome.ts';

interface OutcomeSectionProps {
  readonly id: number;
  readonly title: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A section above the form, with a focusable heading. */
export function OutcomeSection({ id, title, className, children }: OutcomeSectionProps) {
  return (
    <section aria-labelledby={headingId(id)} className={className}>
      <h4 id={headingId(id)} tabIndex={-1}>
        {title}
      </h4>
      {children}
    </section>
  );
}

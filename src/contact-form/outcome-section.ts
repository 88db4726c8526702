import { element } from './element.ts';

interface OutcomeOptions {
  /** The id of its heading. */
  readonly id: string;
  readonly title: string;
  readonly className: string;
  /** Whether its heading gets the focus. */
  readonly takesFocus: boolean;
}

/** Shows what has become of an inquiry above the form, as the first of what stands there. */
export function showOutcome(options: OutcomeOptions, ...children: Node[]): HTMLElement {
  const { id, title, className, takesFocus } = options;
  const heading = element('h4', { id, tabIndex: -1 }, title);
  const section = element('section', { className }, heading, ...children);
  section.setAttribute('aria-labelledby', id);
  // Before the newest of them, or before the island of the form.
  document.querySelector('.outcome, .contact-form-card > astro-island')?.before(section);
  if (!takesFocus) return section;
  heading.focus({ preventScroll: true });
  const around = section.parentElement?.getBoundingClientRect();
  // At once: a smooth scroll that a key press before has begun would carry the section out of view. Not for
  // a visitor who has scrolled away.
  if (around && around.bottom > 0 && around.top < innerHeight) {
    section.scrollIntoView({ block: 'start', behavior: 'instant' });
  }
  return section;
}

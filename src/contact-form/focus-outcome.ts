import { findForm } from './form-element.ts';

/** The id of the heading of an outcome. */
export const headingId = (id: number) => `outcome-${id}`;

/** Moves the focus to an outcome, and the page to it unless the visitor has scrolled away from the form. */
export function focusOutcome(id: number): void {
  const heading = document.getElementById(headingId(id));
  const section = heading?.closest('section');
  if (!heading || !section) return;
  heading.focus({ preventScroll: true });
  const isNear = [section, findForm()].some((element) => {
    const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
    return bottom > 0 && top < innerHeight;
  });
  // At once: a smooth scroll that a key press before has begun would carry it out of view.
  if (isNear) section.scrollIntoView({ block: 'start', behavior: 'instant' });
}

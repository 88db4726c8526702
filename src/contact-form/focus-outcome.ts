import { findForm } from './find-form.ts';

/** The ID of an outcome's heading. */
export const headingId = (id: number) => `outcome-${id}`;

/** Focuses an outcome, and scrolls to it unless the visitor has scrolled away from the form. */
export function focusOutcome(id: number): void {
  const heading = document.getElementById(headingId(id));
  const section = heading?.closest('section');
  if (!heading || !section) return;
  heading.focus({ preventScroll: true });
  const isNear = [section, findForm()].some((element) => {
    const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
    return bottom > 0 && top < innerHeight;
  });
  // Instant: a smooth scroll started by an earlier key press would move it out of view.
  if (isNear) section.scrollIntoView({ block: 'start', behavior: 'instant' });
}

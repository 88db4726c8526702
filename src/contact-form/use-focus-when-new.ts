import { useLayoutEffect, useRef } from 'react';

/** Moves focus and view to a heading that has just come, unless the visitor has gone elsewhere meanwhile. */
export function useFocusWhenNew(isNew: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const section = heading.current?.closest('section');
    if (!isNew || !section || document.activeElement !== document.body) return;
    const island = section.parentElement?.getBoundingClientRect();
    heading.current?.focus({ preventScroll: true });
    // At once: a smooth scroll that a key press before has begun would carry the section out of view.
    if (island && island.bottom > 0 && island.top < innerHeight) {
      section.scrollIntoView({ block: 'start', behavior: 'instant' });
    }
  }, [isNew]);
  return heading;
}

import { useLayoutEffect, useRef } from 'react';

/** Moves the focus to the heading of a section that has just come, and the section into view. */
export function useFocusOnMount(takesFocus: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const section = heading.current?.closest('section');
    const island = section?.parentElement?.getBoundingClientRect();
    if (!takesFocus || !section || !island) return;
    heading.current?.focus({ preventScroll: true });
    // At once: a smooth scroll that a key press before has begun would carry the section out of view. Not for
    // a visitor who has scrolled away.
    if (island.bottom > 0 && island.top < innerHeight) {
      section.scrollIntoView({ block: 'start', behavior: 'instant' });
    }
  }, [takesFocus]);
  return heading;
}

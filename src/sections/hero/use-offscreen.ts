import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is scrolled out of the window; false until hydration. */
export function useOffscreen(ref: RefObject<Element | null>): boolean {
  const [isOffscreen, setIsOffscreen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    // Quick scrolling back and forth delivers several entries at once: the last one is current.
    const observer = new IntersectionObserver((entries) =>
      setIsOffscreen(entries.at(-1)?.isIntersecting === false),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isOffscreen;
}

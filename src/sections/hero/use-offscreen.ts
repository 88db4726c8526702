import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is scrolled out of the window; false until React is there. */
export function useOffscreen(ref: RefObject<Element | null>): boolean {
  const [isOffscreen, setIsOffscreen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    // A quick move there and back comes as several entries at once: the last one is how things are.
    const observer = new IntersectionObserver((entries) =>
      setIsOffscreen(entries.at(-1)?.isIntersecting === false),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isOffscreen;
}

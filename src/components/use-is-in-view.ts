import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether any part of an element is in the window; true until hydration.
 *
 * @param margin the observer's `rootMargin`: negative values shrink the window
 */
export function useIsInView(ref: RefObject<Element | null>, margin = '0px'): boolean {
  const [isInView, setIsInView] = useState(true);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    // Quick scrolling back and forth delivers several entries at once: the last one is current.
    const observer = new IntersectionObserver(
      (entries) => setIsInView(entries.at(-1)?.isIntersecting !== false),
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, margin]);
  return isInView;
}

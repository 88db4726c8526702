import { useEffect, useRef, useState } from 'react';

/** Whether the page is scrolled past the sentinel: then the header shrinks. */
export function useScrolled() {
  const sentinel = useRef<HTMLDivElement>(null);
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    if (!sentinel.current) return;
    // Quick scrolling back and forth delivers several entries at once: the last one is current.
    const observer = new IntersectionObserver((entries) => {
      setScrolled(entries.at(-1)?.isIntersecting === false);
    });
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, []);
  return { sentinel, isScrolled };
}

import { useEffect, useRef, useState } from 'react';

/** Whether the page is scrolled past the sentinel: then the header draws back. */
export function useScrolled() {
  const sentinel = useRef<HTMLDivElement>(null);
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    if (!sentinel.current) return;
    // A quick move there and back comes as several entries at once: the last one is how things are.
    const observer = new IntersectionObserver((entries) => {
      setScrolled(entries.at(-1)?.isIntersecting === false);
    });
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, []);
  return { sentinel, isScrolled };
}

import { useEffect, useState } from 'react';

/**
 * The section that is being read: the last whose heading has come up; null above the first.
 *
 * @param ids of the headings, in the order of the page
 */
export function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const list = ids.join(' ');
  useEffect(() => {
    const above = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) above.add(target.id);
          else above.delete(target.id);
        }
        setCurrent(list.split(' ').findLast((id) => above.has(id)) ?? null);
      },
      // From far above the window down to where a heading is read next.
      { rootMargin: '99999px 0px -60%' },
    );
    for (const id of list.split(' ')) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [list]);
  return current;
}

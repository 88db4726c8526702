import { useEffect, useState } from 'react';

/** How far below the window's top a heading is still the one that is being read, in pixels. */
const readingLine = 200;

/**
 * The section that is being read: the last whose heading has come up to the reading line; null above the first. At the
 * end of the page, where the last headings cannot come up, the one that a link led to, otherwise the last. A page too
 * short to scroll is at its end.
 *
 * @param ids of the headings, in the order of the page
 */
export function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const list = ids.join(' ');
  useEffect(() => {
    const update = () => setCurrent(findCurrentSection(list.split(' ')));
    const events = ['scroll', 'resize', 'hashchange'] as const;
    for (const event of events) addEventListener(event, update, { passive: true });
    update();
    return () => {
      for (const event of events) removeEventListener(event, update);
    };
  }, [list]);
  return current;
}

function findCurrentSection(ids: readonly string[]): string | null {
  const top = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? 0;
  const read = ids.findLast((id) => top(id) <= readingLine) ?? null;
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  if (!isAtEnd) return read;
  const linked = ids.find((id) => document.getElementById(id)?.matches(':target'));
  if (linked !== undefined && top(linked) > readingLine) return linked;
  return scrollY > 0 ? (ids.at(-1) ?? null) : read;
}

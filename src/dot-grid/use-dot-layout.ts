import { type RefObject, useEffect, useState } from 'react';
import { type Box, type DotLayout, layOutDots } from './dot-layout.ts';

const afterPaint = (run: () => void) => requestAnimationFrame(() => setTimeout(run));

/**
 * Chooses the dots that twinkle and ping for the size of the window, and again when anything in the area changes size.
 * Null until hydration: until then the style sheet places them.
 *
 * @param area what the dots fill; in it, `data-surface` marks what hides them, and `data-text` the texts around which they fade out
 * @param origin an element without a size at one dot of the grid
 */
export function useDotLayout(
  area: RefObject<HTMLElement | null>,
  origin: RefObject<HTMLElement | null>,
): DotLayout | null {
  const [layout, setLayout] = useState<DotLayout | null>(null);
  useEffect(() => {
    const [filled, dot] = [area.current, origin.current];
    if (!filled || !dot) return;
    // In a task of its own: the frame that has changed the sizes is long enough on a slow phone.
    const observer = new ResizeObserver(() => afterPaint(() => setLayout(measure(filled, dot))));
    observer.observe(filled);
    for (const each of filled.querySelectorAll('[data-surface], [data-text]')) {
      observer.observe(each);
    }
    return () => observer.disconnect();
  }, [area, origin]);
  return layout;
}

function measure(area: HTMLElement, dot: HTMLElement): DotLayout {
  const { left: x, top: y } = dot.getBoundingClientRect();
  const boxOf = (element: Element): Box => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left: left - x, top: top - y, right: right - x, bottom: bottom - y };
  };
  const boxesOf = (selector: string) => [...area.querySelectorAll(selector)].map(boxOf);
  return layOutDots(boxOf(area), boxesOf('[data-surface]'), boxesOf('[data-text]'));
}

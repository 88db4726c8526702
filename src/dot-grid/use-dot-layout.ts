import { type RefObject, useEffect, useState } from 'react';
import { type Box, type DotLayout, layOutDots } from './dot-layout.ts';

/**
 * Chooses the dots that twinkle and ping for the size of the window, and again when anything in the area changes size.
 * Null until hydration: until then the style sheet places them.
 *
 * @param origin an element without a size at one dot of the grid. Its parent's parent is the area; in that, `data-surface`
 *   marks what hides the dots, and `data-text` what they fade out before
 */
export function useDotLayout(origin: RefObject<HTMLElement | null>): DotLayout | null {
  const [layout, setLayout] = useState<DotLayout | null>(null);
  useEffect(() => {
    const dot = origin.current;
    const area = dot?.parentElement?.parentElement;
    if (!dot || !area) return;
    const observer = new ResizeObserver(() => setLayout(measure(dot, area)));
    observer.observe(area);
    for (const each of area.querySelectorAll('[data-surface], [data-text]')) observer.observe(each);
    return () => observer.disconnect();
  }, [origin]);
  return layout;
}

function measure(dot: HTMLElement, area: HTMLElement): DotLayout {
  const { left: x, top: y } = dot.getBoundingClientRect();
  const boxOf = (element: Element): Box => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left: left - x, top: top - y, right: right - x, bottom: bottom - y };
  };
  const boxesOf = (selector: string) => [...area.querySelectorAll(selector)].map(boxOf);
  return layOutDots(boxOf(area), boxesOf('[data-surface]'), boxesOf('[data-text]'));
}

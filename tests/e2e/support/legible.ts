import { expect, type Page } from '@playwright/test';

/**
 * Fails unless a pointer would meet each line of text where it stands: it would not if the line were outside the window,
 * cut off or covered. The page must not scroll sideways either (WCAG 1.4.10).
 */
export async function expectLegible(page: Page, when: string): Promise<void> {
  // A new window size reaches the page after the next frame.
  await expect.poll(() => page.evaluate(illegibleLines), { message: when }).toEqual([]);
}

/** Runs in the page and is self-contained. */
function illegibleLines(): string[] {
  const { body, documentElement } = document;
  const { scrollWidth, clientWidth } = documentElement;
  const found: string[] = [];
  if (scrollWidth > clientWidth) found.push(`scrolls sideways: ${scrollWidth} > ${clientWidth}`);

  const top = document.querySelector('dialog:modal, :popover-open') ?? body;
  const scroller = top === body ? documentElement : top;
  const { scrollTop } = scroller;
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (!holder || !isToBeSeen(holder)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (let line = 0; line < range.getClientRects().length; line += 1) {
      const box = () => range.getClientRects()[line] ?? new DOMRect();
      if (box().width < 1) continue;
      // Below the middle of the window, no header or footer that stays in view covers it.
      scroller.scrollBy({ top: box().top - innerHeight * 0.7, behavior: 'instant' });
      const cover = coverOf(holder, box());
      if (cover === holder) continue;
      const text = node.textContent?.trim().slice(0, 40);
      found.push(`"${text}" is out of sight, or under ${cover?.outerHTML.slice(0, 80)}`);
    }
  }
  scroller.scrollTo({ top: scrollTop, behavior: 'instant' });
  return found;

  function isToBeSeen(element: Element): boolean {
    // The link that skips the header waits above the window.
    if (element.closest('noscript, [aria-hidden=true], [href="#main"]')) return false;
    return element.checkVisibility({ visibilityProperty: true }) && !isForScreenReaders(element);
  }
  function isForScreenReaders({ clientWidth: width, parentElement }: Element): boolean {
    return width === 1 || (parentElement !== null && isForScreenReaders(parentElement));
  }
  /** What a pointer meets in place of a line of an element's text, or else the element. */
  function coverOf(element: Element, { left, right, width, y, height }: DOMRect): Element | null {
    const label = element.closest('label') ?? element;
    for (const x of [left + 2, left + width / 2, right - 2]) {
      // The box of a line is higher than its letters.
      for (const part of [0.3, 0.7]) {
        const hit = document.elementFromPoint(x, y + part * height);
        // What soon goes again may be above the page: a toast, a tooltip, the link that skips the header.
        const layer = hit?.closest('[role=dialog], [role=tooltip], [href="#main"]');
        if (layer?.contains(element) === false) continue;
        if (!label.contains(hit)) return hit;
      }
    }
    return element;
  }
}

import { expect, type Page } from '@playwright/test';

/** Fails with any text outside the window, cut off, or over another, and if the page scrolls sideways (WCAG 1.4.10). */
export async function expectLegible(page: Page, when: string): Promise<void> {
  // A new window size reaches the page after the next frame.
  await expect.poll(() => page.evaluate(illegibleTexts), { message: when }).toEqual([]);
}

/** Runs in the page and is self-contained. */
function illegibleTexts(): string[] {
  interface Piece {
    readonly text: string;
    readonly node: Node;
    /** What is above the page and holds the text, such as the header or a toast. */
    readonly layer: Element | undefined;
    readonly box: DOMRect;
  }
  const top = document.querySelector('dialog:modal, :popover-open') ?? document.body;
  const found: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`scrolls sideways: ${scrollWidth} > ${clientWidth}`);
  const pieces: Piece[] = [];
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (!node.textContent?.trim() || !holder?.checkVisibility({ visibilityProperty: true }))
      continue;
    const around = withAncestors(holder);
    if (holder.closest('noscript, script, style, [aria-hidden=true]') || around.some(isUnseen))
      continue;
    const layer = around.find((each) => each !== top && isPositioned(each));
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 1 || around.some((each) => isScrolledAway(box, each))) continue;
      const text = node.textContent.trim().slice(0, 40);
      pieces.push({ text, node, box, layer });
      if (box.left < -1 || box.right > innerWidth + 1) found.push(`outside the window: ${text}`);
      if (around.some((each) => isCut(box, each))) found.push(`cut off: ${text}`);
    }
  }
  pieces.sort((one, other) => one.box.top - other.box.top);
  for (const [index, one] of pieces.entries()) {
    for (let next = index + 1; next < pieces.length; next += 1) {
      const other = pieces[next];
      if (!other || other.box.top > one.box.bottom) break;
      if (one.node === other.node || one.layer !== other.layer) continue;
      if (overlap(one.box, other.box)) found.push(`"${one.text}" over "${other.text}"`);
    }
  }
  return found;

  /** An element and its ancestors, up to one that is shown by itself. */
  function withAncestors(element: Element): Element[] {
    const { parentElement } = element;
    const isLast = element === top || getComputedStyle(element).position === 'fixed';
    return [element, ...(isLast || !parentElement ? [] : withAncestors(parentElement))];
  }
  /** As text only for screen readers is. */
  function isUnseen({ clientWidth, clientHeight }: Element): boolean {
    return clientWidth === 1 && clientHeight === 1;
  }
  function isPositioned(element: Element): boolean {
    const { position } = getComputedStyle(element);
    return ['fixed', 'sticky'].includes(position) || element.matches('[role=tooltip]');
  }
  function isScrolledAway(box: DOMRect, by: Element): boolean {
    const edge = by.getBoundingClientRect();
    const isScroller = /auto|scroll/.test(getComputedStyle(by).overflowY) && by !== document.body;
    return isScroller && (box.bottom > edge.bottom || box.top < edge.top);
  }
  function isCut(box: DOMRect, by: Element): boolean {
    const { overflowX, overflowY } = getComputedStyle(by);
    const edge = by.getBoundingClientRect();
    const isClipped = (overflow: string) => /hidden|clip/.test(overflow);
    const isWider = box.left < edge.left - 1 || box.right > edge.right + 1;
    const isHigher = box.top < edge.top - 2 || box.bottom > edge.bottom + 2;
    return (isClipped(overflowX) && isWider) || (isClipped(overflowY) && isHigher);
  }
  // A line's box is taller than its letters: a fifth above and below is empty.
  function overlap(one: DOMRect, other: DOMRect): boolean {
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const inset = (box: DOMRect) => box.height / 5;
    const height =
      Math.min(one.bottom - inset(one), other.bottom - inset(other)) -
      Math.max(one.top + inset(one), other.top + inset(other));
    return width > 1 && height > 1;
  }
}

import { expect, type Page } from '@playwright/test';

/** Minimum sizes in CSS pixels: of every target (WCAG 2.5.8), and of a primary one (2.5.5). */
const least = 24;
const leastOfPrimary = 44;

/** Runs in the page and is self-contained: the pointer targets that are too small, one per line. */
function smallTargets([any, primary]: readonly [number, number]): string[] {
  const top = document.querySelector('dialog:modal, :popover-open:has(a)') ?? document.body;
  const all = top.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select, label');
  return [...all].flatMap((element) => {
    const shown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    // A click on a label clicks its control; one beside its control is only text.
    if (!shown || element.matches('label input, label:not(:has(input))')) return [];
    if (isInSentence(element)) return [];
    const { width, height } = element.getBoundingClientRect();
    const needed = isPrimary(element) ? primary : any;
    if (Math.round(width) >= needed && Math.round(height) >= needed) return [];
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const description = `${element.localName} "${words.trim().slice(0, 30)}"`;
    return [`${description}: ${width.toFixed(0)} x ${height.toFixed(0)}, needs ${needed}`];
  });

  // The height of a link in a sentence is that of its line.
  function isInSentence(element: HTMLElement): boolean {
    const around = element.parentElement?.textContent?.trim() ?? '';
    const own = element.textContent?.trim() ?? '';
    return getComputedStyle(element).display === 'inline' && around.length > own.length + 5;
  }
  /** Whatever looks like a button or a field, or is in the header or the menu. */
  function isPrimary(element: HTMLElement): boolean {
    if (element.closest('header, [popover], dialog') || element.matches('input, textarea'))
      return true;
    const { borderTopWidth, borderTopStyle } = getComputedStyle(element);
    return borderTopStyle === 'solid' && Number.parseFloat(borderTopWidth) > 0;
  }
}

/** Fails with every target of a pointer that is too small. */
export async function expectLargeTargets(page: Page): Promise<void> {
  expect(await page.evaluate(smallTargets, [least, leastOfPrimary] as const)).toEqual([]);
}

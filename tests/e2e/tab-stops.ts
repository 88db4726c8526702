import { expect, type Page } from '@playwright/test';

const mostStops = 120;

/** Runs in the page and is self-contained: what is wrong with the element that has the focus; null when the walk is over. */
function nextStop({ number, within }: { number: number; within: string }): string[] | null {
  const { activeElement: element } = document;
  if (!element?.matches(`${within}:not(body)`)) return null;
  // A player's controls are all the player.
  const isSamePlayer =
    element.localName === 'audio' && element.getAttribute('data-stop') === String(number - 1);
  if (element.hasAttribute('data-stop') && !isSamePlayer) return null;
  element.setAttribute('data-stop', String(number));
  const name = `${element.localName} ${(element.getAttribute('aria-label') ?? element.closest('label')?.textContent ?? element.textContent ?? '').trim().slice(0, 40)}`;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const isSeen = [top + 2, (top + bottom) / 2, bottom - 2].some((y) => {
    const hit = document.elementFromPoint((left + right) / 2, y);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  });
  const flaws = isSeen ? [] : [`${name}: outside the window, or covered`];

  // The browser draws the player's controls, and the ring around each.
  if (element.localName === 'audio') return flaws;
  // A control of no size shows its focus around its label or its group.
  let holder = element;
  while (!hasRing(holder) && holder.parentElement) holder = holder.parentElement;
  const { outlineStyle, outlineColor, ...style } = getComputedStyle(holder);
  if (outlineStyle === 'auto') return flaws;
  const [width, offset] = [style.outlineWidth, style.outlineOffset].map(Number.parseFloat);
  if (outlineStyle === 'none' || (width ?? 0) < 2) return [...flaws, `${name}: no focus ring`];
  const ground = groundOf((offset ?? 0) < 0 ? holder : (holder.parentElement ?? holder));
  const [one, other] = [luminance(outlineColor), luminance(ground)];
  const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  if (contrast < 3) flaws.push(`${name}: the contrast of its focus ring is ${contrast}`);
  return flaws;

  function hasRing(each: Element): boolean {
    const { width, height } = each.getBoundingClientRect();
    return Math.min(width, height) > 1 && getComputedStyle(each).outlineStyle !== 'none';
  }
  function groundOf(start: Element): string {
    for (let each: Element | null = start; each; each = each.parentElement) {
      const { backgroundColor } = getComputedStyle(each);
      if (!/, 0\)$|\/ 0\)$/.test(backgroundColor)) return backgroundColor;
    }
    return 'white';
  }
  function luminance(color: string): number {
    const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map(
      (channel) =>
        channel <= 10 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
}

/**
 * Presses Tab until the focus has left the page or the part of it, and fails unless each stop is in view (WCAG 2.4.11)
 * and has a focus ring of 2 px and 3:1 (2.4.13).
 */
export async function expectTabStops(page: Page, within = '*'): Promise<void> {
  const flaws: string[] = [];
  for (let number = 0; number < mostStops; number += 1) {
    await page.keyboard.press('Tab');
    // Between the last stop and the first one, the focus is in the browser's own UI.
    if ((await page.locator(':focus').count()) === 0) await page.keyboard.press('Tab');
    const found = await page.evaluate(nextStop, { number, within });
    if (found) {
      flaws.push(...found);
      continue;
    }
    expect(flaws).toEqual([]);
    expect(number).toBeGreaterThan(1);
    return;
  }
  throw new Error(`After ${mostStops} presses of Tab the focus has not come out again.`);
}

/** Fails unless the walk reached every tabbable element, in document order. */
export async function expectAllReached(page: Page): Promise<void> {
  const numbers = await page
    .locator('[data-stop]')
    .evaluateAll((all) => all.map((element) => Number(element.getAttribute('data-stop'))));
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect(await page.evaluate(unreachedElements)).toEqual([]);
}

/** Runs in the page and is self-contained: the tabbable elements that have not been marked. */
function unreachedElements(): string[] {
  const all = document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select');
  return [...all]
    .filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.tabIndex >= 0 &&
        // A group of radio buttons is one stop.
        !element.matches(':disabled, [type=radio]:not(:checked), [data-stop]'),
    )
    .map((element) => element.outerHTML.slice(0, 120));
}

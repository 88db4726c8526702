import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { fontsShown } from './page-state.ts';
import { walk } from './tab-stops.ts';

/** What the focus adds to a screenshot of the page (WCAG 2.4.13). */
interface FocusRing {
  /** Pixels that differ by 3:1 or more between the focused and the unfocused state. */
  readonly pixels: number;
  /** The required number: a line of 2 px around the element, less what rounded corners save. */
  readonly needed: number;
}

/** Room for the ring around the element, in pixels; a tooltip is farther away. */
const margin = 6;

function luminance(pixels: Buffer, at: number): number {
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) => {
    const value = (pixels[at + channel] ?? 0) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function strongChanges(before: Buffer, after: Buffer): number {
  let count = 0;
  for (let at = 0; at < before.length; at += 3) {
    const [one, other] = [luminance(before, at), luminance(after, at)];
    if ((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) >= 3) count += 1;
  }
  return count;
}

/** Measures the ring around the element that has the focus, by a screenshot with it and one without. */
async function measureFocusRing(page: Page): Promise<FocusRing> {
  // A control of no size shows its focus around its label or its group.
  await page.locator(':focus').evaluate((control) => {
    const hasRing = (each: Element) => getComputedStyle(each).outlineStyle !== 'none';
    let holder: Element | null = control;
    while (holder && !hasRing(holder)) holder = holder.parentElement;
    document.querySelector('[data-ring]')?.removeAttribute('data-ring');
    (holder ?? control).setAttribute('data-ring', '');
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  const focused = page.locator('[data-ring]');
  const box = await focused.boundingBox();
  if (!box) throw new Error('Nothing that is shown has the focus.');
  const [x, y] = [box.x, box.y].map((edge) => Math.max(0, Math.floor(edge - margin)));
  const clip = {
    x: x ?? 0,
    y: y ?? 0,
    width: Math.ceil(box.width) + 2 * margin + 1,
    height: Math.ceil(box.height) + 2 * margin + 1,
  };
  const pixels = async () => {
    const picture = await page.screenshot({ caret: 'hide', scale: 'css', clip });
    return sharp(picture).removeAlpha().raw().toBuffer();
  };
  const after = await pixels();
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { outline: none !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
  const before = await pixels();
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop();
  });
  // A link may run over two lines: the longer part of it counts.
  const around = await focused.evaluate((element) =>
    Math.max(...[...element.getClientRects()].map(({ width, height }) => 2 * (width + height))),
  );
  return { pixels: strongChanges(before, after), needed: Math.floor(2 * around * 0.97 - 16) };
}

/**
 * Fails unless the focus ring of each kind of element has at least 2 px and 3:1.
 *
 * @param within the selector that the focus must match; the walk ends when it does not
 */
export async function expectRings(page: Page, within = ':focus'): Promise<void> {
  await fontsShown(page);
  await page.mouse.move(0, 0);
  const kinds = new Set<string>();
  await walk(page, async ({ name, kind }) => {
    if (kinds.has(kind)) return true;
    if ((await page.locator(within).count()) === 0) return false;
    const missing = async () => {
      const { pixels, needed } = await measureFocusRing(page);
      return Math.max(0, needed - pixels);
    };
    await expect.poll(missing, `pixels that the ring lacks: ${name}`).toBe(0);
    kinds.add(kind);
    return true;
  });
  expect(kinds.size).toBeGreaterThan(1);
}

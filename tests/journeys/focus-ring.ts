import type { Page } from '@playwright/test';
import sharp from 'sharp';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What a focus adds to the picture of a page (WCAG 2.4.13). */
export interface FocusRing {
  /** Pixels that differ by 3:1 or more between the focused and the unfocused state. */
  readonly pixels: number;
  /** How many there must be: a line of 2 px around the element. */
  readonly needed: number;
}

/** Room for the ring around the element, in pixels; a tooltip stands farther off. */
const margin = 6;

async function pixelsOf(page: Page, clip: Box): Promise<Buffer> {
  const picture = await page.screenshot({ clip, caret: 'hide', scale: 'css' });
  return sharp(picture).removeAlpha().raw().toBuffer();
}

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

/** Measures the ring around what has the focus, in the picture itself. The element is left without it. */
export async function measureFocusRing(page: Page): Promise<FocusRing> {
  const focused = page.locator(':focus');
  const box = await focused.boundingBox();
  if (!box) throw new Error('Nothing that is shown has the focus.');
  const { width: right, height: bottom } = page.viewportSize() ?? { width: 0, height: 0 };
  const x = Math.max(0, Math.floor(box.x - margin));
  const y = Math.max(0, Math.floor(box.y - margin));
  const clip = {
    x,
    y,
    width: Math.min(right, Math.ceil(box.x + box.width + margin)) - x,
    height: Math.min(bottom, Math.ceil(box.y + box.height + margin)) - y,
  };
  const after = await pixelsOf(page, clip);
  await focused.evaluate((element: HTMLElement) => element.blur());
  const before = await pixelsOf(page, clip);
  return {
    pixels: strongChanges(before, after),
    needed: Math.floor(2 * 2 * (box.width + box.height) - 4 * 2 * 2),
  };
}

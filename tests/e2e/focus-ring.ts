import { expect, type Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
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

/**
 * Takes a full-page screenshot without a focus ring, to measure rings against.
 *
 * @returns what measures the ring around the element that has the focus
 */
async function watchFocusRings(page: Page): Promise<() => Promise<FocusRing>> {
  await fontsShown(page);
  const { width, height } = await page.evaluate(() => ({
    width: innerWidth,
    height: document.documentElement.scrollHeight,
  }));
  await page.setViewportSize({ width, height });
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':focus { outline: none !important; }');
    document.adoptedStyleSheets = [sheet];
  });
  // Decoded once, since each ring is compared with a part of it.
  const { data, info } = await sharp(await page.screenshot(options))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const unfocused = sharp(data, { raw: info });
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return async () => {
    // A control of no size shows its focus around its label or its group.
    await page.locator(':focus').evaluate((control) => {
      const hasRing = (each: Element) => getComputedStyle(each).outlineStyle !== 'none';
      let holder: Element | null = control;
      while (holder && !hasRing(holder)) holder = holder.parentElement;
      document.querySelector('[data-ring]')?.removeAttribute('data-ring');
      (holder ?? control).setAttribute('data-ring', '');
    });
    const focused = page.locator('[data-ring]');
    const box = await focused.boundingBox();
    if (!box) throw new Error('Nothing that is shown has the focus.');
    const left = Math.max(0, Math.floor(box.x - margin));
    const top = Math.max(0, Math.floor(box.y - margin));
    const part = {
      left,
      top,
      width: Math.min(width, Math.ceil(box.x + box.width + margin)) - left,
      height: Math.min(height, Math.ceil(box.y + box.height + margin)) - top,
    };
    const clip = { x: left, y: top, width: part.width, height: part.height };
    const picture = await page.screenshot({ ...options, clip });
    const [before, after] = [unfocused.clone().extract(part), sharp(picture)];
    // A link may run over two lines: the longer part of it counts.
    const around = await focused.evaluate((element) =>
      Math.max(...[...element.getClientRects()].map(({ width, height }) => 2 * (width + height))),
    );
    return {
      pixels: strongChanges(await raw(before), await raw(after)),
      needed: Math.floor(2 * around * 0.97 - 16),
    };
  };
}

const options = { caret: 'hide', scale: 'css' } as const;
const raw = (picture: Sharp) => picture.removeAlpha().raw().toBuffer();

/**
 * Fails unless the focus ring of each kind of element has at least 2 px and 3:1.
 *
 * @param within the selector that the focus must match; the walk ends when it does not
 */
export async function expectRings(page: Page, within = ':focus'): Promise<void> {
  const measure = await watchFocusRings(page);
  const kinds = new Set<string>();
  await walk(page, async ({ name, kind }) => {
    if (kinds.has(kind)) return true;
    if ((await page.locator(within).count()) === 0) return false;
    const missing = async () => {
      const { pixels, needed } = await measure();
      return Math.max(0, needed - pixels);
    };
    await expect.poll(missing, `pixels that the ring lacks: ${name}`).toBe(0);
    kinds.add(kind);
    return true;
  });
  expect(kinds.size).toBeGreaterThan(1);
}

import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { cell } from '../../src/dot-grid/grid-cell.ts';
import { addStyles, resetStyles } from './text-settings.ts';

/** How near to a text or a surface a dot is not measured. */
const margin = { text: 26, surface: 4 };

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const dotGrid = (page: Page) => page.locator('[data-dot-grid]');

/** Runs in the page and is self-contained: where the hero's parts are, in pixels from its corner. */
function places(grid: Element) {
  const hero = grid.parentElement as Element;
  const corner = hero.getBoundingClientRect();
  const boxesOf = (parent: Element, selector: string) =>
    [...parent.querySelectorAll(selector)].map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return {
        left: left - corner.left,
        top: top - corner.top,
        right: right - corner.left,
        bottom: bottom - corner.top,
      };
    });
  const [origin] = boxesOf(grid, ':scope > *');
  const [waveform] = boxesOf(hero, '[data-surface]:has(fieldset) svg');
  if (!origin || !waveform) throw new Error('the hero has no grid or no console');
  return {
    size: { width: corner.width, height: corner.height },
    origin: { x: origin.left, y: origin.top },
    axis: (waveform.top + waveform.bottom) / 2,
    surfaces: boxesOf(hero, '[data-surface]'),
    texts: boxesOf(hero, '[data-text]'),
  };
}

const isNear = (x: number, y: number, by: number) => (box: Box) =>
  x > box.left - by && x < box.right + by && y > box.top - by && y < box.bottom + by;

const steps = (from: number, to: number) =>
  Array.from({ length: Math.ceil((to - from) / cell) }, (_, index) => from + index * cell);

/** Measures the resting dots in a picture of the hero without its texts. */
export async function measureGrid(page: Page) {
  await addStyles(
    page,
    'header, [data-dot-grid] * { visibility: hidden; } [data-text] { color: transparent !important; }',
  );
  // After the animation frame in which React answers to a new size of the window.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const { size, origin, axis, surfaces, texts } = await dotGrid(page).evaluate(places);
  const png = await dotGrid(page).locator('..').screenshot({ scale: 'css' });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  await resetStyles(page);
  const luminance = (x: number, y: number) => {
    const at = (Math.floor(y) * info.width + Math.floor(x)) * 3;
    return relativeLuminance(data.subarray(at, at + 3));
  };
  /** How a dot stands out from the ground beside it, which may lie in a shadow. */
  const contrastAt = (x: number, y: number) => {
    const beside = luminance(x < cell / 2 ? x + cell / 2 : x - cell / 2, y);
    return contrast(luminance(x, y), beside);
  };
  const xs = steps(origin.x % cell, Math.min(size.width, info.width) - cell / 2);
  const ys = steps(origin.y % cell, Math.min(size.height, info.height) - cell / 2);
  const dots = ys.flatMap((y) => xs.map((x) => ({ x, y, contrast: contrastAt(x, y) })));
  const free = dots.filter(
    ({ x, y }) =>
      !surfaces.some(isNear(x, y, margin.surface)) && !texts.some(isNear(x, y, margin.text)),
  );
  return {
    contrast: free.map((dot) => dot.contrast).sort((a, b) => a - b)[free.length >> 1],
    missing: free.filter((dot) => dot.contrast < 1.12),
    inText: dots.filter(({ x, y, contrast }) => contrast > 1.02 && texts.some(isNear(x, y, 0))),
    /** Which row of dots the waveform's middle is on. */
    row: (axis - origin.y) / cell,
  };
}

/** The opacity of each dot and ring that is lit in the window at this moment, by its place. */
export async function litDots(page: Page) {
  const lit = await dotGrid(page).evaluate((grid) =>
    [...grid.querySelectorAll('i')].flatMap((dot) => {
      const { left, top, right, bottom } = dot.getBoundingClientRect();
      const isInWindow = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      const opacity = Number(getComputedStyle(dot).opacity);
      if (opacity < 0.2 || !isInWindow) return [];
      return [{ isRing: dot.matches('b > *'), place: `${left + right} ${top + bottom}`, opacity }];
    }),
  );
  const twinkling = lit.filter(({ isRing }) => !isRing);
  return {
    twinkling: new Map(twinkling.map(({ place, opacity }) => [place, opacity])),
    pinging: lit.length - twinkling.length,
  };
}

function relativeLuminance(color: Uint8Array): number {
  const [red = 0, green = 0, blue = 0] = [...color].map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

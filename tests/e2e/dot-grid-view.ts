import type { Page } from '@playwright/test';
import Color from 'colorjs.io';
import sharp from 'sharp';
import { cell } from '../../src/dot-grid/grid-cell.ts';
import { sharedWords } from '../content.ts';
import { addStyles, resetStyles } from './text-settings.ts';

/** How near to a text or a surface a dot is not measured. */
const margin = { text: 26, surface: 4 };

export const dotGrid = (page: Page) => page.locator('[data-dot-grid]');

export const pauseControl = (page: Page) =>
  page.getByRole('checkbox', { name: sharedWords.animation.pause, exact: true });

const isNear = (x: number, y: number, by: number) => (box: DOMRect) =>
  x > box.left - by && x < box.right + by && y > box.top - by && y < box.bottom + by;

/** The positions of dots from one end of a side to the other, where one dot is at `origin`. */
const positions = (from: number, to: number, origin: number) => {
  const first = from + ((origin - from) % cell);
  return Array.from({ length: Math.ceil((to - first) / cell) }, (_, index) => first + index * cell);
};

/** Measures the resting dots in a picture of the hero without its texts, all of which is in the window. */
export async function measureGrid(page: Page) {
  await addStyles(
    page,
    'header, [data-dot-grid] * { visibility: hidden; } [data-text] { color: transparent !important; }',
  );
  // After the animation frame in which React answers to a new size of the window.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const hero = dotGrid(page).locator('..');
  const boxesOf = (selector: string) =>
    hero
      .locator(selector)
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
  const [area] = await boxesOf('xpath=.');
  const [origin] = await boxesOf('[data-dot-grid] > *');
  const [waveform] = await boxesOf('[data-surface]:has(fieldset) svg');
  const [surfaces, texts] = [await boxesOf('[data-surface]'), await boxesOf('[data-text]')];
  if (!area || !origin || !waveform) throw new Error('The hero has no grid or no console.');
  const png = sharp(await page.screenshot({ scale: 'css' })).removeAlpha();
  const { data, info } = await png.raw().toBuffer({ resolveWithObject: true });
  await resetStyles(page);
  const colorAt = (x: number, y: number) => {
    const at = (Math.floor(y) * info.width + Math.floor(x)) * 3;
    const [red = 0, green = 0, blue = 0] = [...data.subarray(at, at + 3)].map((each) => each / 255);
    return new Color('srgb', [red, green, blue]);
  };
  /** How a dot stands out from the ground beside it, which may lie in a shadow. */
  const contrastAt = (x: number, y: number) =>
    colorAt(x, y).contrastWCAG21(colorAt(x < cell / 2 ? x + cell / 2 : x - cell / 2, y));
  const xs = positions(area.left, area.right - cell / 2, origin.left);
  const ys = positions(area.top, area.bottom - cell / 2, origin.top);
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
    row: ((waveform.top + waveform.bottom) / 2 - origin.top) / cell,
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

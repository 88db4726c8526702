import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { cell } from '../../src/dot-grid/grid-cell.ts';
import { sharedWords } from '../content.ts';
import { addStyles } from './text-settings.ts';

export const dotGrid = (page: Page) => page.locator('[data-dot-grid]');

export const pauseControl = (page: Page) =>
  page.getByRole('checkbox', { name: sharedWords.animation.pause, exact: true });

/**
 * Looks for the resting dots in an image of the hero, all of which is in the window: how far each that stands free
 * differs from the background beside it, and each that stands in a text, in levels of gray.
 */
export async function restingDots(page: Page) {
  await addStyles(
    page,
    'header, [data-dot-grid] * { visibility: hidden; } [data-text] { color: transparent !important; }',
  );
  // After the animation frame in which React responds to a new size of the window.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const image = sharp(await page.screenshot({ scale: 'css' })).greyscale();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const { free, inText, row } = await dotGrid(page).locator('..').evaluate(placesOfDots, cell);
  const grayAt = (x: number, y: number) => data[Math.floor(y) * info.width + Math.floor(x)] ?? 0;
  // The background may lie in a shadow. On the row of the waveform dots are half a cell apart.
  const differenceAt = ([x, y]: readonly [number, number]) =>
    Math.abs(grayAt(x, y) - grayAt(x < cell / 4 ? x + cell / 4 : x - cell / 4, y));
  return { free: free.map(differenceAt), inText: inText.map(differenceAt), row };
}

/** Runs in the page: where dots stand free, where they would stand in a text, and which row the waveform's middle is on. */
function placesOfDots(hero: Element, cell: number) {
  const boxesOf = (selector: string) =>
    [...hero.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
  const [origin = new DOMRect()] = boxesOf('[data-dot-grid] > *');
  const [waveform = new DOMRect()] = boxesOf('[data-surface]:has(fieldset) svg');
  const [surfaces, texts] = [boxesOf('[data-surface]'), boxesOf('[data-text]')];
  const { left, top, right, bottom } = hero.getBoundingClientRect();
  const dots: [x: number, y: number][] = [];
  for (let y = top + ((origin.top - top) % cell); y < bottom - cell / 2; y += cell) {
    for (let x = left + ((origin.left - left) % cell); x < right - cell / 2; x += cell)
      dots.push([x, y]);
  }
  const isNear =
    ([x, y]: (typeof dots)[number], by: number) =>
    (box: DOMRect) =>
      x > box.left - by && x < box.right + by && y > box.top - by && y < box.bottom + by;
  return {
    free: dots.filter((dot) => !surfaces.some(isNear(dot, 4)) && !texts.some(isNear(dot, 26))),
    inText: dots.filter((dot) => texts.some(isNear(dot, 0))),
    row: (waveform.top + waveform.height / 2 - origin.top) / cell,
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
  const opacities = (isRing: boolean) =>
    new Map(lit.filter((dot) => dot.isRing === isRing).map((dot) => [dot.place, dot.opacity]));
  return { twinkling: opacities(false), pinging: opacities(true).size };
}

import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { addStyles, resetStyles } from './text-settings.ts';

const cell = 24;
/** How near to a text, a surface or its shadow a dot is not measured. */
const margin = { text: 26, surface: 4, shadow: 64 };

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
  const boxOf = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return {
      left: left - corner.left,
      top: top - corner.top,
      right: right - corner.left,
      bottom: bottom - corner.top,
    };
  };
  const boxesOf = (selector: string) => [...hero.querySelectorAll(selector)].map(boxOf);
  const [origin] = [...grid.children].map(boxOf);
  const [console] = boxesOf('[data-surface]:has(fieldset)');
  const [drawing] = boxesOf('[data-surface]:has(fieldset) svg');
  if (!origin || !console || !drawing) throw new Error('the hero has no grid or no console');
  return {
    size: { width: corner.width, height: corner.height },
    origin: { x: origin.left, y: origin.top },
    console,
    axis: (drawing.top + drawing.bottom) / 2,
    surfaces: boxesOf('[data-surface]'),
    texts: boxesOf('[data-text]'),
  };
}

const isNear = (x: number, y: number, by: number) => (box: Box) =>
  x > box.left - by && x < box.right + by && y > box.top - by && y < box.bottom + by;

const steps = (from: number, to: number) =>
  Array.from(
    { length: Math.max(0, Math.ceil((to - from) / cell)) },
    (_, index) => from + index * cell,
  );

const isWhole = (distance: number) => Math.abs(distance - Math.round(distance)) < 0.05;

/** Measures the resting dots in a picture of the hero without its texts. */
export async function measureGrid(page: Page) {
  await addStyles(
    page,
    'header, [data-dot-grid] * { visibility: hidden; } [data-text] { color: transparent !important; }',
  );
  // After the animation frame in which React answers to a new size of the window.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const { size, origin, console, axis, surfaces, texts } = await dotGrid(page).evaluate(places);
  const png = await dotGrid(page).locator('..').screenshot({ scale: 'css' });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  await resetStyles(page);
  const luminance = (x: number, y: number) => {
    const at = (Math.floor(y) * info.width + Math.floor(x)) * 3;
    return relativeLuminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
  };
  const between = { x: origin.x % cell, y: origin.y % cell };
  const xs = steps(between.x, Math.min(size.width, info.width) - cell / 2);
  const ys = steps(between.y, Math.min(size.height, info.height) - cell / 2);
  const dots = ys.flatMap((y) => xs.map((x) => ({ x, y })));
  const free = dots.filter(
    ({ x, y }) =>
      !surfaces.some(isNear(x, y, margin.surface)) && !texts.some(isNear(x, y, margin.text)),
  );
  const lit = dots.filter(({ x, y }) => !surfaces.some(isNear(x, y, margin.shadow)));
  const ground = median(lit.map(({ x, y }) => luminance(x + cell / 2, y + cell / 2)));
  const ratio = (value: number) =>
    (Math.max(value, ground) + 0.05) / (Math.min(value, ground) + 0.05);
  // Beside its own ground, which may lie in a shadow.
  const isShown = ({ x, y }: (typeof dots)[number]) => {
    const beside = luminance(x < cell / 2 ? x + cell / 2 : x - cell / 2, y);
    const dot = luminance(x, y);
    return (Math.max(beside, dot) + 0.05) / (Math.min(beside, dot) + 0.05) > 1.12;
  };
  const shown = free.filter(isShown);
  return {
    contrast: median(free.map(({ x, y }) => ratio(luminance(x, y)))),
    share: shown.length / free.length,
    offGrid: lit.filter(({ x, y }) => ratio(luminance(x + cell / 2, y + cell / 2)) > 1.05),
    inText: texts.flatMap(({ left, top, right, bottom }) =>
      dots.filter(
        ({ x, y }) =>
          x >= left && x <= right && y >= top && y <= bottom && ratio(luminance(x, y)) > 1.02,
      ),
    ),
    consoleEdges: [
      // On a phone its sides are those of the window.
      ...(console.right - console.left < size.width ? [console.left, console.right] : []).map(
        (x) => (x - origin.x) / cell + 0.5,
      ),
      (console.top - origin.y) / cell + 0.5,
      (console.bottom - origin.y) / cell + 0.5,
    ].filter((cells) => !isWhole(cells)),
    axis: isWhole((axis - origin.y) / cell),
  };
}

/** How many dots twinkle and how many ping in the window at this moment; and how many rings something cuts. */
export async function lampCounts(page: Page) {
  const { size, surfaces, texts } = await dotGrid(page).evaluate(places);
  const lamps = await dotGrid(page).evaluate((grid) => {
    const corner = (grid.parentElement as Element).getBoundingClientRect();
    return [...grid.querySelectorAll('*')].flatMap((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const kind = element.matches('b > *') ? 'ring' : element.matches('i') ? 'twinkle' : null;
      const opacity = Number(getComputedStyle(element).opacity);
      const isInWindow = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      if (kind === null || opacity < 0.2 || !isInWindow) return [];
      const radius = (right - left) / 2;
      return [{ kind, radius, x: left - corner.left + radius, y: top - corner.top + radius }];
    });
  });
  const shown = lamps.filter(({ x, y }) => y > 0 && ![...surfaces, ...texts].some(isNear(x, y, 0)));
  const rings = shown.filter(({ kind }) => kind === 'ring');
  const isCut = ({ x, y, radius }: (typeof rings)[number]) =>
    Math.min(x, y, size.width - x, size.height - y) < radius || surfaces.some(isNear(x, y, radius));
  return {
    twinkling: shown.length - rings.length,
    pinging: rings.length,
    cutRings: rings.filter(isCut).length,
  };
}

/** Fails unless most dots that move look different so many milliseconds later. */
export async function expectMoves(page: Page, milliseconds: number): Promise<void> {
  const opacities = () =>
    dotGrid(page).evaluate((grid) =>
      [...grid.querySelectorAll('i')].map((lamp) => Number(getComputedStyle(lamp).opacity)),
    );
  const before = await opacities();
  await page.waitForTimeout(milliseconds);
  const after = await opacities();
  const changed = after.filter((opacity, index) => Math.abs(opacity - (before[index] ?? 0)) > 0.1);
  expect(changed.length).toBeGreaterThan(after.length / 2);
}

function relativeLuminance(color: readonly [number, number, number]): number {
  const [red, green, blue] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { hero } from '../content.ts';
import { fontsShown } from './support/page-state.ts';
import { expect, test } from './support/test.ts';

const cell = 24;
/** How near to a text or control the dots may fade out, in pixels. */
const clearance = 48;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Makes texts and the wave invisible, so that only what is behind them shows. */
async function hideTextsAndWave(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      #hero * { color: transparent !important; border-color: transparent !important; }
      #hero svg, #hero input, header { visibility: hidden !important; }
    `);
    document.adoptedStyleSheets = [sheet];
  });
}

/** Runs in the page: the boxes of the stage, of its texts, of the elements around them, and of what is drawn there. */
function readBoxes() {
  const stage = document.querySelector('#hero') ?? document.body;
  const boxOf = ({ left, top, right, bottom }: DOMRect): Box => ({ left, top, right, bottom });
  const boxesOf = (selector: string) =>
    [...stage.querySelectorAll(selector)].map((each) => boxOf(each.getBoundingClientRect()));
  const texts: Box[] = [];
  const walker = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    if (node.textContent?.trim()) texts.push(...[...range.getClientRects()].map(boxOf));
  }
  return {
    stage: boxOf(stage.getBoundingClientRect()),
    texts,
    around: boxesOf('h1, p, li, figcaption, dl > div, a, input'),
    // Buttons, checks, and the mark after the agent's name.
    drawings: boxesOf('a, input, li svg, li > p:first-child'),
  };
}

/** The spots that are brighter than the stage, in pixels from its corner, and the stage's size. */
async function readSpots(page: Page, { left, top, right, bottom }: Box) {
  const clip = { x: left, y: top, width: right - left, height: Math.floor(bottom - top) };
  const image = sharp(await page.screenshot({ clip, scale: 'css', fullPage: true })).greyscale();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const [stage = 0] = data;
  const isLit = Uint8Array.from({ length: width * height }, (_, index) =>
    (data[index * channels] ?? 0) > stage + 6 ? 1 : 0,
  );
  const spots: Box[] = [];
  for (let start = isLit.indexOf(1); start >= 0; start = isLit.indexOf(1, start)) {
    let spot = { left: width, top: height, right: 0, bottom: 0 };
    const queue = [start];
    for (let index = queue.pop(); index !== undefined; index = queue.pop()) {
      if (!isLit[index]) continue;
      isLit[index] = 0;
      const [x, y] = [index % width, Math.floor(index / width)];
      spot = {
        left: Math.min(spot.left, x),
        top: Math.min(spot.top, y),
        right: Math.max(spot.right, x + 1),
        bottom: Math.max(spot.bottom, y + 1),
      };
      queue.push(index - width, index + width);
      if (x > 0) queue.push(index - 1);
      if (x < width - 1) queue.push(index + 1);
    }
    spots.push(spot);
  }
  return { spots, width, height };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const middleOf = ({ left, top, right, bottom }: Box): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

/** Whether a point is in one of the boxes, or as near to it. */
const isIn = ({ x, y }: Point, boxes: readonly Box[], near = 0) =>
  boxes.some(
    ({ left, top, right, bottom }) =>
      x > left - near && x < right + near && y > top - near && y < bottom + near,
  );

test('H7 a dot of 3 px stands in every cell of 24 px of the stage, at any window size, and none behind a text', async ({
  page,
}) => {
  await page.goto('/');
  await fontsShown(page);
  await hideTextsAndWave(page);
  for (const width of [6000, 1280, 390]) {
    await page.setViewportSize({ width, height: 1000 });
    const { stage, texts, around, drawings } = await page.evaluate(readBoxes);
    const { spots, ...size } = await readSpots(page, stage);
    const inside = [{ left: 1, top: 1, right: size.width - 1, bottom: size.height - 1 }];
    const dots = spots
      .filter((spot) => !isIn(middleOf(spot), drawings, 4))
      // Whole ones.
      .filter(
        ({ left, top, right, bottom }) =>
          isIn({ x: left, y: top }, inside) && isIn({ x: right, y: bottom }, inside),
      );
    const isFree = (point: Point) => !isIn(point, around, clearance);
    const start = middleOf(dots.find((dot) => isFree(middleOf(dot))) ?? stage);
    const cellOf = ({ x, y }: Point) => [(x - start.x) / cell, (y - start.y) / cell] as const;
    const isOff = (cells: number) => Math.abs(cells - Math.round(cells)) * cell > 1;
    const found = new Set(dots.map((dot) => cellOf(middleOf(dot)).map(Math.round).join()));
    const missing: Point[] = [];
    let expected = 0;
    for (let y = start.y % cell; y < size.height - 4; y += cell) {
      for (let x = start.x % cell; x < size.width - 4; x += cell) {
        if (x < 4 || y < 4 || !isFree({ x, y })) continue;
        expected += 1;
        if (!found.has(cellOf({ x, y }).map(Math.round).join())) missing.push({ x, y });
      }
    }
    const when = `at ${width} px`;
    const free = dots.filter((dot) => isFree(middleOf(dot)));
    const sizes = free.flatMap((dot) => [dot.right - dot.left, dot.bottom - dot.top]);
    expect(expected, when).toBeGreaterThan(50);
    expect(missing, when).toEqual([]);
    expect(new Set(sizes.filter((each) => each < 2 || each > 4)), when).toEqual(new Set());
    expect(
      dots.filter((dot) => cellOf(middleOf(dot)).some(isOff)),
      when,
    ).toEqual([]);
    expect(
      dots.filter((dot) => isIn(middleOf(dot), texts)),
      when,
    ).toEqual([]);
  }
});

/** What each animation of the stage that runs changes, such as `opacity`. */
const running = (page: Page) =>
  page.locator('#hero').evaluate((stage) =>
    stage
      .getAnimations({ subtree: true })
      .filter(
        ({ playState, timeline }) => playState === 'running' && timeline === document.timeline,
      )
      .map(({ effect }) => {
        const frames = (effect as KeyframeEffect).getKeyframes();
        const { offset, computedOffset, easing, composite, ...changes } = Object.assign(
          {},
          ...frames,
        );
        return Object.keys(changes).toSorted().join(' ');
      }),
  );

test('H7 the drawings are still under reduced motion, and hidden from assistive technology', async ({
  page,
}) => {
  await page.goto('/');
  expect(await running(page)).toEqual([]);
  await expect(page.getByRole('checkbox', { name: hero.pause })).toBeHidden();
  const seen = page
    .locator('#hero svg')
    .and(page.locator(':not([aria-hidden=true], [aria-hidden=true] *)'));
  await expect(seen).toHaveCount(0);
});

test.describe('with motion, by style alone', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' }, javaScriptEnabled: false });

  test('H7 dots twinkle, some ping, and one control stops it all until it is pressed again', async ({
    page,
  }) => {
    await page.goto('/');
    const moving = await running(page);
    expect(moving.filter((each) => each === 'opacity').length).toBeGreaterThan(1);
    expect(
      moving.filter((each) => /^opacity (scale|transform)$/.test(each)).length,
    ).toBeGreaterThan(1);
    // The compositor does all of it.
    expect(moving.filter((each) => !/^(opacity|scale|transform| )+$/.test(each))).toEqual([]);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(() => running(page), 'out of sight').toEqual([]);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(() => running(page)).toHaveLength(moving.length);
    const pause = page.getByRole('checkbox', { name: hero.pause });
    await pause.press('Space');
    await expect.poll(() => running(page)).toEqual([]);
    await pause.click();
    await expect.poll(() => running(page)).toHaveLength(moving.length);
  });
});

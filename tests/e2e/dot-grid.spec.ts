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

/** Whether a pixel is in one of the boxes, or as near to it. */
const isIn = (x: number, y: number, boxes: readonly Box[], near = 0) =>
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
    const height = Math.floor(stage.bottom);
    const clip = { x: 0, y: 0, width, height };
    const image = sharp(await page.screenshot({ clip, scale: 'css', fullPage: true })).greyscale();
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    const bright = Array.from({ length: width * height }, (_, pixel) => pixel)
      .filter((pixel) => (data[pixel * info.channels] ?? 0) > (data[0] ?? 0) + 6)
      .map((pixel) => ({ x: pixel % width, y: Math.floor(pixel / width) }))
      .filter(({ x, y }) => !isIn(x, y, drawings, 4));
    // Where the middles of the dots are in their cells.
    const middle = (places: readonly number[]) => {
      const counts = Array.from(
        { length: cell },
        (_, place) =>
          places.filter((each) => Math.abs(((each - place + 36) % cell) - 12) <= 1).length,
      );
      return counts.indexOf(Math.max(...counts));
    };
    const [left, top] = [middle(bright.map(({ x }) => x)), middle(bright.map(({ y }) => y))];
    const dots = Map.groupBy(
      bright,
      ({ x, y }) => `${Math.round((x - left) / cell)} ${Math.round((y - top) / cell)}`,
    );
    const missing: string[] = [];
    const misshapen: string[] = [];
    let free = 0;
    for (let row = 0; top + row * cell < height - 4; row += 1) {
      for (let column = 0; left + column * cell < width - 4; column += 1) {
        const [x, y] = [left + column * cell, top + row * cell];
        if (x < 4 || y < 4 || isIn(x, y, around, clearance)) continue;
        free += 1;
        const dot = dots.get(`${column} ${row}`) ?? [];
        if (dot.length === 0) missing.push(`${x} ${y}`);
        // Of the 3 x 3 px around its middle, or one more if that is between two pixels.
        else if (
          dot.length < 4 ||
          dot.some((at) => Math.max(Math.abs(at.x - x), Math.abs(at.y - y)) > 2)
        )
          misshapen.push(`${x} ${y}`);
      }
    }
    const when = `at ${width} px`;
    expect(free, when).toBeGreaterThan(50);
    // The first ones of each say enough.
    expect(missing.slice(0, 5), `missing ${when}`).toEqual([]);
    expect(misshapen.slice(0, 5), `misshapen ${when}`).toEqual([]);
    const behind = bright.filter(({ x, y }) => isIn(x, y, texts));
    expect(behind.slice(0, 5), `behind a text ${when}`).toEqual([]);
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

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

/** Runs in the page: where the stage ends, and the boxes of its wave, its texts, the elements around them and what is drawn there. */
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
    bottom: stage.getBoundingClientRect().bottom,
    wave: boxesOf('div[aria-hidden="true"] svg')[0],
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

test('H7 a dot of 3 px stands in every cell of 24 px at any window size, on the cells of the wave, never behind a text, and still under reduced motion', async ({
  page,
}) => {
  await page.goto('/');
  await fontsShown(page);
  expect(await running(page)).toEqual([]);
  await expect(page.getByRole('checkbox', { name: hero.pause })).toBeHidden();
  const announced = page.locator('#hero svg:not([aria-hidden=true], [aria-hidden=true] *)');
  await expect(announced).toHaveCount(0);
  await hideTextsAndWave(page);
  for (const width of [6000, 1280, 390]) {
    await page.setViewportSize({ width, height: 1000 });
    const { bottom, wave, texts, around, drawings } = await page.evaluate(readBoxes);
    const height = Math.floor(bottom);
    const clip = { x: 0, y: 0, width, height };
    const image = sharp(await page.screenshot({ clip, scale: 'css', fullPage: true })).greyscale();
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    /** The pixels of a box that are brighter than what is behind the dots. */
    const brightIn = ({ left, top, right, bottom }: Box) => {
      const found: { x: number; y: number }[] = [];
      for (let y = Math.max(0, Math.ceil(top)); y < Math.min(bottom, height); y += 1) {
        for (let x = Math.max(0, Math.ceil(left)); x < Math.min(right, width); x += 1) {
          const value = data[(y * width + x) * info.channels] ?? 0;
          if (value > (data[0] ?? 0) + 6) found.push({ x: x + 0.5, y: y + 0.5 });
        }
      }
      return found;
    };
    const wrong: string[] = [];
    let free = 0;
    const half = cell / 2;
    for (let y = ((wave?.top ?? 0) + half) % cell; y < height - 4; y += cell) {
      for (let x = ((wave?.left ?? 0) + half) % cell; x < width - 4; x += cell) {
        if (x < 4 || y < 4 || isIn(x, y, around, clearance)) continue;
        free += 1;
        const dot = brightIn({ left: x - half, top: y - half, right: x + half, bottom: y + half });
        // Of the 3 x 3 px around its middle, or one more if that is between two pixels.
        const isRound = dot.every((at) => Math.hypot(at.x - x, at.y - y) <= 3);
        if (dot.length < 4 || !isRound) wrong.push(`${x} ${y}: ${dot.length} px`);
      }
    }
    expect(free, `at ${width} px`).toBeGreaterThan(50);
    // The first ones say enough.
    expect(wrong.slice(0, 5), `no dot, or not one of 3 px, at ${width} px`).toEqual([]);
    // A line's box is taller than its letters: a fifth above and below is empty.
    const letters = texts.map(({ top, bottom, ...sides }) => {
      const inset = (bottom - top) / 5;
      return { ...sides, top: top + inset, bottom: bottom - inset };
    });
    const behind = letters.flatMap(brightIn).filter(({ x, y }) => !isIn(x, y, drawings, 4));
    expect(behind.slice(0, 5), `behind a text at ${width} px`).toEqual([]);
  }
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
    await page.keyboard.press('Home');
    await expect.poll(() => running(page)).toHaveLength(moving.length);
    const pause = page.getByRole('checkbox', { name: hero.pause });
    await pause.press('Space');
    await expect.poll(() => running(page)).toEqual([]);
    await pause.click();
    await expect.poll(() => running(page)).toHaveLength(moving.length);
  });
});

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

/** Leaves nothing of the stage but the dots, and what keeps them from texts. */
async function showOnlyDots(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      #hero * { color: transparent !important; border-color: transparent !important; }
      header, #hero :is(svg, a, input, li > p:first-child) { visibility: hidden !important; }
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

/** Runs in the page: where the stage ends, and the boxes of its wave, its lines of text and the elements around them. */
function readBoxes() {
  const stage = document.querySelector('#hero') ?? document.body;
  const boxOf = ({ left, top, right, bottom }: DOMRect): Box => ({ left, top, right, bottom });
  const boxesOf = (selector: string) =>
    [...stage.querySelectorAll(selector)].map((each) => boxOf(each.getBoundingClientRect()));
  const lines: Box[] = [];
  const walker = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    if (node.textContent?.trim()) lines.push(...[...range.getClientRects()].map(boxOf));
  }
  return {
    bottom: stage.getBoundingClientRect().bottom,
    wave: boxesOf('div[aria-hidden="true"] svg')[0],
    lines,
    around: boxesOf('h1, p, li, figcaption, dl > div, a, input'),
  };
}

test('H7 a dot of 3 px stands in every cell of 24 px at any window size, on the cells of the wave, never behind a text', async ({
  page,
}) => {
  await page.goto('/');
  await fontsShown(page);
  await showOnlyDots(page);
  for (const width of [3840, 1280, 390]) {
    await page.setViewportSize({ width, height: 1000 });
    const { bottom, wave, lines, around } = await page.evaluate(readBoxes);
    const height = Math.floor(bottom);
    const clip = { x: 0, y: 0, width, height };
    const image = sharp(await page.screenshot({ clip, scale: 'css', fullPage: true })).greyscale();
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    const brightness = (x: number, y: number) =>
      data[(Math.floor(y) * width + Math.floor(x)) * info.channels] ?? 0;
    /** Whether a pixel is brighter than what is behind the dots. */
    const isBright = (x: number, y: number) => brightness(x, y) > brightness(0, 0) + 6;

    const wrong: string[] = [];
    let free = 0;
    const half = cell / 2;
    for (let y = ((wave?.top ?? 0) + half) % cell; y < height - 4; y += cell) {
      for (let x = ((wave?.left ?? 0) + half) % cell; x < width - 4; x += cell) {
        const isNearText = around.some(
          ({ left, top, right, bottom }) =>
            x > left - clearance &&
            x < right + clearance &&
            y > top - clearance &&
            y < bottom + clearance,
        );
        if (x < 4 || y < 4 || isNearText) continue;
        free += 1;
        const beside = [
          isBright(x - 3, y),
          isBright(x + 3, y),
          isBright(x, y - 3),
          isBright(x, y + 3),
        ];
        if (!isBright(x, y) || beside.includes(true)) wrong.push(`${x} ${y}`);
      }
    }
    expect(free, `at ${width} px`).toBeGreaterThan(50);
    // The first five are enough to find the cause.
    expect(wrong.slice(0, 5), `no dot, or not one of 3 px, at ${width} px`).toEqual([]);

    const behind: string[] = [];
    for (const { left, top, right, bottom } of lines) {
      // A line's box is taller than its letters: a fifth above and below is empty.
      const inset = (bottom - top) / 5;
      for (let y = Math.max(0, top + inset); y < bottom - inset; y += 1) {
        for (let x = left; x < right; x += 1) if (isBright(x, y)) behind.push(`${x} ${y}`);
      }
    }
    expect(behind.slice(0, 5), `behind a text at ${width} px`).toEqual([]);
  }
});

test('H7 the stage is still under reduced motion, and only its texts are announced', async ({
  page,
}) => {
  await page.goto('/');
  expect(await running(page)).toEqual([]);
  await expect(page.getByRole('checkbox', { name: hero.pause })).toBeHidden();
  const announced = page.locator('#hero svg:not([aria-hidden=true], [aria-hidden=true] *)');
  await expect(announced).toHaveCount(0);
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

import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { cell } from '../../src/components/dots.ts';
import { hero } from '../../src/content/hero.ts';
import { pauseControl } from './support/controls.ts';
import { expectLegible } from './support/legible.ts';
import { addStyles } from './support/page-state.ts';
import { expect, test } from './support/test.ts';

/** Leaves nothing of the stage but the dots, and what keeps them from texts: the boxes of the texts themselves. */
const onlyDots = `
  #hero * { color: transparent !important; border-color: transparent !important; }
  header, #hero :is(svg, a, input, figure li *) { visibility: hidden !important; }`;

/** The boxes of the stage, of its wave, and of what holds its texts. */
const readBoxes = (page: Page) =>
  page.locator('#hero').evaluate((stage) => {
    const boxOf = (each: Element): DOMRect => each.getBoundingClientRect().toJSON();
    const wave = stage.querySelector('div[aria-hidden="true"] svg') ?? stage;
    const texts = [...stage.querySelectorAll('h1, p, a, figcaption, li, dt, dd')];
    return { stage: boxOf(stage), wave: boxOf(wave), texts: texts.map(boxOf) };
  });

test('H7 dots of 3 px fill the stage at any window size, on the cells of the wave, never behind a text', async ({
  page,
}) => {
  await page.goto('/');
  await addStyles(page, onlyDots);
  for (const width of [3840, 1280, 390]) {
    await page.setViewportSize({ width, height: 1000 });
    const { stage, wave, texts } = await readBoxes(page);
    const top = Math.ceil(stage.top);
    const height = Math.floor(stage.bottom) - top;
    const clip = { x: 0, y: top, width, height };
    const image = await page.screenshot({ clip, scale: 'css', fullPage: true });
    const pixels = await sharp(image).extractChannel('red').raw().toBuffer();
    const background = pixels[0] ?? 0;

    const columns = new Set<number>();
    const rows = new Set<number>();
    const wrong: string[] = [];
    for (const [index, brightness] of pixels.entries()) {
      if (brightness < background + 6) continue;
      const [x, y] = [index % width, top + Math.floor(index / width)];
      const [column, row] = [(x + 0.5 - wave.left) / cell, (y + 0.5 - wave.top) / cell];
      columns.add(Math.floor(column));
      rows.add(Math.floor(row));
      /** From the middle of the cell: a dot ends after 2 px, and pixels are not cut in half. */
      const isNear = (place: number) => Math.abs(place - Math.floor(place) - 0.5) * cell < 3;
      if (!isNear(column) || !isNear(row)) wrong.push(`${x} ${y}: not in the middle of a cell`);
      if (texts.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom)) {
        wrong.push(`${x} ${y}: behind a text`);
      }
    }
    // The first five are enough to find the cause.
    expect(wrong.slice(0, 5), `at ${width} px`).toEqual([]);
    expect(columns.size, `columns at ${width} px`).toBeGreaterThanOrEqual(Math.floor(width / cell));
    // On a phone, texts fill whole rows.
    if (width < 1280) continue;
    expect(rows.size, `rows at ${width} px`).toBeGreaterThanOrEqual(Math.floor(height / cell));
  }
});

/** Runs in the page: how many dots each burst has in the last column that the window shows of it. */
const lastDots = (wave: Element) =>
  [...wave.querySelectorAll('svg')].map((burst) => {
    const paths = [...burst.querySelectorAll('path')]
      .map((path) => path.getAttribute('d'))
      .join('');
    const end = burst.getBoundingClientRect().width;
    const places = [...paths.matchAll(/M([\d.]+)/g)].map(([, x]) => Number(x));
    return places.filter((x) => x < end && x > end - 24).length;
  });

test('H7 no window cuts off a word of the call: each voice pauses in its last column', async ({
  page,
}) => {
  await page.goto('/');
  const wave = page.locator('#hero div[aria-hidden="true"]').first();
  for (const width of [390, 430, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await wave.evaluate(lastDots), `at ${width} px`).toEqual([1, 1, 1, 1]);
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
        const [frame] = (effect as KeyframeEffect).getKeyframes();
        const { offset, computedOffset, easing, composite, ...changed } = frame ?? {};
        return Object.keys(changed).join(' ');
      }),
  );

test('H7 the pause control covers no text, widely spaced too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await addStyles(
    page,
    '#hero * { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }',
  );
  await expect(pauseControl(page)).toBeVisible();
  for (const width of [320, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectLegible(page, `${width} px`);
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

  test('H7 dots twinkle and some ping, both by the compositor, until one control stops it all or it is out of sight', async ({
    page,
  }) => {
    await page.goto('/');
    const moving = await running(page);
    expect(new Set(moving)).toEqual(new Set(['opacity', 'transform opacity']));
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(() => running(page), 'out of sight').toEqual([]);
    await page.keyboard.press('Home');
    await expect.poll(() => running(page)).toEqual(moving);
    await pauseControl(page).press('Space');
    await expect.poll(() => running(page), 'paused').toEqual([]);
    await pauseControl(page).click();
    await expect.poll(() => running(page)).toEqual(moving);
  });
});

import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { hero, isFirstScreenAsDesigned, services } from '../content.ts';
import { expectScene, pauseControl } from './support/console-view.ts';
import { expect, test } from './support/test.ts';

const firstScreen = (page: Page) => page.locator('section', { has: page.getByText(hero.title) });

/** The grid: the only part of the first screen that is hidden from assistive technology and covers the screen. */
const grid = (page: Page) => page.locator('#hero astro-island > [aria-hidden="true"]');

/** How many animations run in an element. */
const runningIn = (element: ReturnType<typeof grid>) =>
  element.evaluate(
    (each) =>
      each.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running')
        .length,
  );

/** How many dots and rings are lit in the window at this moment. */
const lit = (page: Page) =>
  grid(page).evaluate((element) => {
    const isSeen = (each: Element) => {
      const { bottom, top } = each.getBoundingClientRect();
      return bottom > 0 && top < innerHeight && Number(getComputedStyle(each).opacity) > 0.2;
    };
    return {
      dots: [...element.querySelectorAll('div > i, b')].filter(isSeen).length,
      rings: [...element.querySelectorAll('b > i')].filter(isSeen).length,
    };
  });

/** The opacity of each dot that twinkles, by its place in the grid. */
async function twinkles(page: Page): Promise<ReadonlyMap<string, number>> {
  const dots = await grid(page).evaluate((element) =>
    [...element.querySelectorAll('div > i')].map((dot) => {
      const { opacity, translate } = getComputedStyle(dot);
      return { opacity: Number(opacity), translate };
    }),
  );
  return new Map(dots.map(({ opacity, translate }) => [translate, opacity]));
}

/** Gray levels in the lowest row of dots, from one edge of the image to the other. */
async function lowestRow(page: Page): Promise<number[]> {
  const box = await firstScreen(page).boundingBox();
  if (!box) throw new Error('There is no first screen.');
  const clip = { x: 0, y: box.y + box.height - 25, width: box.width, height: 24 };
  const image = sharp(await page.screenshot({ clip, scale: 'css', fullPage: true })).greyscale();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.width }, (_, x) =>
    Math.min(...Array.from({ length: info.height }, (__, y) => data[y * info.width + x] ?? 255)),
  );
}

for (const [width, height] of [
  [1280, 1100],
  [2560, 1600],
  [6000, 1900],
] as const) {
  test(`H7 at ${width} px there is a dot every 24 px, from edge to edge, in the last row`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const row = await lowestRow(page);
    const dark = row.flatMap((gray, x) => (gray < 240 && (row[x - 1] ?? 255) >= 240 ? x : []));
    expect(dark.length).toBeGreaterThanOrEqual(Math.floor(width / 24) - 1);
    expect(dark[0]).toBeLessThan(25);
    expect(dark.at(-1)).toBeGreaterThan(width - 27);
  });
}

test('H7 lit dots are 3 px wide and keep clear of text, before and after a resize', async ({
  page,
}) => {
  await page.goto('/');
  for (const width of [1280, 390, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => (await lit(page)).dots).toBeGreaterThan(4);
    const found = await grid(page).evaluate((element) => {
      const boxes = [...element.querySelectorAll('div > i, b')].map((dot) =>
        dot.getBoundingClientRect(),
      );
      const texts = [...document.querySelectorAll('#hero :is(h1, p, a, dd, dt)')].map((text) =>
        text.getBoundingClientRect(),
      );
      return {
        sizes: [...new Set(boxes.map((box) => Math.round(box.width)))],
        inText: boxes.filter((dot) =>
          texts.some(
            (text) =>
              dot.right > text.left &&
              dot.left < text.right &&
              dot.bottom > text.top &&
              dot.top < text.bottom,
          ),
        ).length,
      };
    });
    expect(found, `${width} px`).toEqual({ sizes: [3], inText: 0 });
  }
});

test('H6 H6b a longer headline, figure or sentence still fits in its place', async ({ page }) => {
  await page.goto('/');
  const figure = page.getByRole('definition').filter({ hasText: hero.stats[0]?.figure ?? '' });
  const sentence = (services[0]?.scene.sentence ?? '').split(/(?<=[.?!]) /)[0] ?? '';
  const places = [
    [page.getByRole('heading', { level: 1 }), 'Telecommunications for internationally run firms'],
    [figure.first(), '10,000,000+'],
    [
      page.getByText(sentence, { exact: true }),
      'The telecommunicationsinfrastructuredepartment calls.',
    ],
  ] as const;
  for (const [place, words] of places) {
    await place.evaluate((element, text) => element.replaceChildren(text), words);
  }
  for (const width of [320, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [, words] of places) {
      const overflow = await page.getByText(words, { exact: true }).evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const frame = element.closest('dl > div, figure, section') ?? element;
        return range.getBoundingClientRect().right - frame.getBoundingClientRect().right;
      });
      expect(overflow, `${words} at ${width} px`).toBeLessThan(0);
    }
  }
});

test('H7 with reduced motion nothing moves, and there is no pause control', async ({ page }) => {
  await page.goto('/');
  await expect.poll(async () => (await lit(page)).dots).toBeGreaterThan(4);
  expect(await runningIn(firstScreen(page))).toBe(0);
  await expect(pauseControl(page)).toBeHidden();
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('H7 dots twinkle and ping, in a wide window and on a phone', async ({ page }) => {
    await page.goto('/');
    for (const { width, dots, rings } of [
      {
        width: 1280,
        dots: isFirstScreenAsDesigned ? 60 : 30,
        rings: isFirstScreenAsDesigned ? 4 : 1,
      },
      { width: 390, dots: 15, rings: isFirstScreenAsDesigned ? 2 : 0 },
    ]) {
      await page.setViewportSize({ width, height: 844 });
      const where = { message: `${width} px` };
      await expect.poll(async () => (await lit(page)).dots, where).toBeGreaterThanOrEqual(dots);
      await expect.poll(async () => (await lit(page)).rings, where).toBeGreaterThanOrEqual(rings);
    }
  });

  test('H7 everything stops when paused and when out of sight', async ({ page }) => {
    // The browser does not animate a drawing that it skips.
    const isDrawn = () =>
      firstScreen(page)
        .locator('figure svg')
        .first()
        .evaluate((drawing) => drawing.checkVisibility({ contentVisibilityAuto: true }));
    await page.goto('/');
    await expect.poll(() => runningIn(grid(page))).toBeGreaterThan(0);
    await expect.poll(isDrawn).toBe(true);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(() => runningIn(grid(page))).toBe(0);
    await expect.poll(isDrawn).toBe(false);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(() => runningIn(grid(page))).toBeGreaterThan(0);
    await expect.poll(isDrawn).toBe(true);
    await pauseControl(page).press('Space');
    await expect.poll(() => runningIn(firstScreen(page))).toBe(0);
    await pauseControl(page).click();
    await expect.poll(() => runningIn(grid(page))).toBeGreaterThan(0);
  });

  test('H7 paused dots stay as they are, even if a resize adds others', async ({ page }) => {
    await page.goto('/');
    await expect.poll(async () => (await lit(page)).dots).toBeGreaterThan(30);
    await pauseControl(page).check();
    await expect.poll(() => runningIn(firstScreen(page))).toBe(0);
    expect((await lit(page)).dots).toBeGreaterThan(30);
    const before = await twinkles(page);
    await page.setViewportSize({ width: 1600, height: 800 });
    await expect.poll(async () => (await twinkles(page)).size).toBeGreaterThan(before.size);
    const after = [...(await twinkles(page))].filter(([place]) => before.has(place));
    expect(after.length).toBeGreaterThan(20);
    for (const [place, opacity] of after) expect(opacity).toBeCloseTo(before.get(place) ?? -1, 2);
    expect(await runningIn(firstScreen(page))).toBe(0);
  });

  test('H7 a pause chosen before the code for the dots loads is kept', async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await pauseControl(page).check();
    held.resolve();
    await expect.poll(async () => (await twinkles(page)).size).toBeGreaterThan(30);
    await expect(pauseControl(page)).toBeChecked();
    expect(await runningIn(firstScreen(page))).toBe(0);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('H7 the scene moves, and the control stops it', async ({ page }) => {
      await page.goto('/');
      await expectScene(page, 0);
      expect(await runningIn(firstScreen(page))).toBeGreaterThan(0);
      await pauseControl(page).click();
      await expect.poll(() => runningIn(firstScreen(page))).toBe(0);
    });
  });
});

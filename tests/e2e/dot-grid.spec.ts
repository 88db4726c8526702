import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { isFirstScreenAsDesigned } from '../content.ts';
import { pauseControl } from './support/controls.ts';
import { expect, test } from './support/test.ts';

const firstScreen = (page: Page) => page.locator('#hero');

/** The grid: the only part of the first screen that is hidden from assistive technology and covers the screen. */
const grid = (page: Page) => page.locator('#hero astro-island > [aria-hidden="true"]');

/** The dots that twinkle, whether they are lit or not. */
const twinkles = (page: Page) => grid(page).locator('div > i');

/** How many animations run in an element. */
const runningIn = (element: Locator) =>
  element.evaluate(
    (each) =>
      each.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running')
        .length,
  );

/** How many dots, or rings around them, are lit in the window at this moment. */
const lit = (page: Page, selector: 'div > i, b' | 'b > i') =>
  grid(page)
    .locator(selector)
    .evaluateAll((all) => {
      const isSeen = (each: Element) => {
        const { bottom, top } = each.getBoundingClientRect();
        return bottom > 0 && top < innerHeight && Number(getComputedStyle(each).opacity) > 0.2;
      };
      return all.filter(isSeen).length;
    });

const litDots = (page: Page) => lit(page, 'div > i, b');

for (const [width, height] of [
  [1280, 1100],
  [6000, 1900],
] as const) {
  test(`H7 at ${width} px there is a dot every 24 px, from edge to edge, in the last row`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const box = await firstScreen(page).boundingBox();
    const clip = { x: 0, y: (box?.y ?? 0) + (box?.height ?? 0) - 25, width, height: 24 };
    const image = sharp(await page.screenshot({ clip, scale: 'css', fullPage: true }));
    const { data, info } = await image.greyscale().raw().toBuffer({ resolveWithObject: true });
    const isDark = Array.from({ length: width }, (_, x) =>
      Array.from({ length: info.height }, (__, y) => data[y * width + x] ?? 255).some(
        (gray) => gray < 240,
      ),
    );
    const dots = isDark.flatMap((dark, x) => (dark && !isDark[x - 1] ? x : []));
    expect(dots.length).toBeGreaterThanOrEqual(Math.floor(width / 24) - 1);
    expect(dots[0]).toBeLessThan(25);
    expect(dots.at(-1)).toBeGreaterThan(width - 27);
  });
}

for (const width of [1280, 390]) {
  test(`H7 lit dots are 3 px wide and keep clear of text after a resize to ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1920, height: 900 });
    await page.goto('/');
    await expect.poll(() => litDots(page)).toBeGreaterThan(4);
    await page.setViewportSize({ width, height: 900 });
    const read = () =>
      grid(page).evaluate((element) => {
        const boxesOf = (all: Iterable<Element>) =>
          [...all].map((each) => each.getBoundingClientRect());
        const dots = boxesOf(element.querySelectorAll('div > i, b'));
        const texts = boxesOf(document.querySelectorAll('#hero :is(h1, p, a, dd, dt)'));
        const isInText = (dot: DOMRect) =>
          texts.some(
            ({ left, right, top, bottom }) =>
              dot.right > left && dot.left < right && dot.bottom > top && dot.top < bottom,
          );
        return {
          widths: [...new Set(dots.map((dot) => Math.round(dot.width)))],
          inText: dots.filter(isInText).length,
        };
      });
    // The dots are placed again after the frame with the new size.
    await expect.poll(read).toEqual({ widths: [3], inText: 0 });
    await expect.poll(() => litDots(page)).toBeGreaterThan(4);
  });
}

test('H7 with reduced motion nothing moves, and there is no pause control', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => litDots(page)).toBeGreaterThan(4);
  expect(await runningIn(firstScreen(page))).toBe(0);
  await expect(pauseControl(page)).toBeHidden();
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const { width, dots, rings } of [
    { width: 1280, dots: 30, rings: 1 },
    // On a phone, another headline may leave no room for a ring.
    { width: 390, dots: 15, rings: isFirstScreenAsDesigned ? 1 : 0 },
  ]) {
    test(`H7 dots twinkle and ping at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/');
      await expect.poll(() => litDots(page)).toBeGreaterThanOrEqual(dots);
      await expect.poll(() => lit(page, 'b > i')).toBeGreaterThanOrEqual(rings);
    });
  }

  test('H7 the dots stop when out of sight', async ({ page }) => {
    await page.goto('/');
    await expect.poll(() => runningIn(grid(page))).toBeGreaterThan(0);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(() => runningIn(grid(page))).toBe(0);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(() => runningIn(grid(page))).toBeGreaterThan(0);
  });

  test('H7 everything stops when paused, even if a resize adds dots, until it is resumed', async ({
    page,
  }) => {
    await page.goto('/');
    await expect.poll(() => litDots(page)).toBeGreaterThan(30);
    await pauseControl(page).press('Space');
    await expect.poll(() => runningIn(firstScreen(page))).toBe(0);
    const before = await twinkles(page).count();
    await page.setViewportSize({ width: 1600, height: 800 });
    await expect.poll(() => twinkles(page).count()).toBeGreaterThan(before);
    expect(await litDots(page)).toBeGreaterThan(30);
    expect(await runningIn(firstScreen(page))).toBe(0);
    await pauseControl(page).click();
    await expect.poll(() => runningIn(grid(page))).toBeGreaterThan(0);
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
    await expect.poll(() => twinkles(page).count()).toBeGreaterThan(30);
    await expect(pauseControl(page)).toBeChecked();
    expect(await runningIn(firstScreen(page))).toBe(0);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('H7 the scene moves, and the control stops it', async ({ page }) => {
      await page.goto('/');
      expect(await runningIn(firstScreen(page))).toBeGreaterThan(0);
      await pauseControl(page).click();
      await expect.poll(() => runningIn(firstScreen(page))).toBe(0);
    });
  });
});

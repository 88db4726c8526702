import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { pages, sharedWords } from '../content.ts';
import { hydrated, interact } from './page-state.ts';
import { expect, test } from './test.ts';
import { addStyles } from './text-settings.ts';

const dotGrid = (page: Page) => page.locator('[data-dot-grid]');
const hero = (page: Page) => page.locator('section', { has: dotGrid(page) });
const pause = (page: Page) =>
  page.getByRole('checkbox', { name: sharedWords.animation.pause, exact: true });

const running = (page: Page) =>
  hero(page).evaluate(
    (element) =>
      element.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running')
        .length,
  );

/** The difference between the lightest and the darkest pixel of a picture, of 255. */
async function lightnessRange(picture: Buffer): Promise<number> {
  const { channels } = await sharp(picture).grayscale().stats();
  return (channels[0]?.max ?? 0) - (channels[0]?.min ?? 0);
}

/** The places, from the left, of the dots that move and can be seen in the window at this moment. */
const litDots = (page: Page) =>
  dotGrid(page)
    .locator('i')
    .evaluateAll((dots) =>
      dots
        .filter((dot) => {
          const { left, top, right, bottom } = dot.getBoundingClientRect();
          const isInWindow = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
          return isInWindow && Number(getComputedStyle(dot).opacity) > 0.2;
        })
        .map((dot) => dot.getBoundingClientRect().left),
    );

test('H7 dots reach the edge of every window, none is in a text, and none moves', async ({
  page,
}) => {
  await page.goto('/');
  await expect(dotGrid(page)).toHaveCSS('pointer-events', 'none');
  // Without the texts, and the dots of the animation.
  await addStyles(
    page,
    '[data-dot-grid] * { visibility: hidden; } [data-text] { color: transparent !important; }',
  );
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [1280, 390, 2560]) {
      // The whole hero is in the window: beyond it a picture may lack parts.
      await page.setViewportSize({ width, height: 1500 });
      // After the animation frame in which React answers to a new size of the window.
      await page.evaluate(() => new Promise(requestAnimationFrame));
      const where = `${colorScheme}, ${width} px`;
      const edge = { x: width - 24, y: 110, width: 24, height: 24 * 20 };
      expect(await lightnessRange(await page.screenshot({ clip: edge })), where).toBeGreaterThan(8);
      for (const text of await hero(page).locator('[data-text]').all()) {
        expect(await lightnessRange(await text.screenshot()), where).toBeLessThan(8);
      }
    }
  }
  expect(await running(page)).toBe(0);
  await expect(pause(page)).toBeHidden();
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  // That no dot stands in a text and nothing cuts a ring is in tests/unit/dot-grid/dot-layout.test.ts.
  test('H7 dots light up in every window, also after a resize', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/');
    await hydrated(page, '.live-dots-placed');
    for (const width of [390, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(async () => {
        const places = await litDots(page);
        expect(places.length, `${width} px`).toBeGreaterThan(10);
        expect(Math.max(...places), `${width} px`).toBeGreaterThan(width * 0.75);
      }).toPass();
    }
  });

  test('H7 the animation leaves the main thread at rest, stops off screen, and by its control for the tab', async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 1366, height: 650 });
    await page.goto('/');
    await interact(page);
    await page.waitForLoadState('networkidle');
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const work = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.filter(({ name }) => name === 'LayoutCount' || name === 'RecalcStyleCount');
    };
    expect(await running(page)).toBeGreaterThan(0);
    await expect(async () => {
      const before = await work();
      await page.waitForTimeout(300);
      expect(await work()).toEqual(before);
    }).toPass();
    const scroll = (top: number) =>
      page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await scroll(100_000);
    await expect.poll(() => running(page)).toBe(0);
    await scroll(0);
    await expect.poll(() => running(page)).toBeGreaterThan(0);
    await expect(pause(page)).toBeInViewport();
    await pause(page).press('Space');
    expect(await running(page)).toBe(0);
    await scroll(100_000);
    await scroll(0);
    expect(await running(page)).toBe(0);
    await page.goto(pages.privacy.path);
    await page.getByRole('link', { name: sharedWords.policy.back }).first().click();
    await page.waitForURL((url) => url.pathname === '/');
    await interact(page);
    await expect(pause(page)).toBeChecked();
    await expect.poll(() => running(page)).toBe(0);
    await pause(page).click();
    await expect.poll(() => running(page)).toBeGreaterThan(0);
    await pause(page).click();
    const otherTab = await context.newPage();
    await otherTab.goto('/');
    await interact(otherTab);
    await otherTab.waitForLoadState('networkidle');
    await expect(pause(otherTab)).not.toBeChecked();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('H7 dots light up, and the pause control works', async ({ page }) => {
      await page.goto('/');
      await expect.poll(async () => (await litDots(page)).length).toBeGreaterThan(10);
      await pause(page).click();
      await expect.poll(() => running(page)).toBe(0);
    });
  });
});

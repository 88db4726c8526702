import type { Page } from '@playwright/test';
import { pages, sharedWords } from '../content.ts';
import { dotGrid, expectMoves, lampCounts, measureGrid } from './dot-grid-view.ts';
import { expect, test } from './test.ts';

const pause = (page: Page) =>
  page.getByRole('checkbox', { name: sharedWords.animation.pause, exact: true });

const running = (page: Page) =>
  page
    .locator('section', { has: dotGrid(page) })
    .evaluate(
      (element) =>
        element.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running')
          .length,
    );

/** Windows, and how many dots twinkle and ping in them at any time. */
const windows = [
  { width: 1280, height: 800, twinkling: 60, pinging: 4 },
  { width: 390, height: 844, twinkling: 15, pinging: 2 },
  { width: 768, height: 1024, twinkling: 15, pinging: 2 },
  { width: 1920, height: 1080, twinkling: 60, pinging: 4 },
  { width: 2560, height: 1440, twinkling: 60, pinging: 4 },
] as const;

for (const colorScheme of ['light', 'dark'] as const) {
  test(`H7 dots of 3 px in cells of 24 px, 1.5:1, over the whole hero, in step with the console: ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    const drawing = dotGrid(page);
    expect(await drawing.locator('a, button, input, [tabindex]').count()).toBe(0);
    expect(await drawing.evaluate((element) => getComputedStyle(element).pointerEvents)).toBe(
      'none',
    );
    // The tests ask for less motion.
    expect(await running(page)).toBe(0);
    await expect(pause(page)).toBeHidden();
    for (const { width, height } of [...windows, { width: 7680, height: 900 }]) {
      // The whole hero is in the window: beyond it a picture may lack parts.
      await page.setViewportSize({ width, height: Math.max(height, 1500) });
      const { contrast, share, offGrid, inText, consoleEdges, axis } = await measureGrid(page);
      const where = `${width} px`;
      expect(contrast, where).toBeGreaterThanOrEqual(1.5);
      expect(share, where).toBe(1);
      expect(offGrid, where).toEqual([]);
      expect(inText, where).toEqual([]);
      expect(consoleEdges, where).toEqual([]);
      expect(axis, where).toBe(true);
    }
  });
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('H7 dots twinkle and ping everywhere in the window, after each resize, and never seem to stop', async ({
    page,
  }) => {
    test.slow();
    await page.goto('/');
    for (const { width, height, twinkling, pinging } of [...windows, windows[0]]) {
      await page.setViewportSize({ width, height });
      const where = `${width} px`;
      await expect
        .poll(async () => (await lampCounts(page)).twinkling, { message: where, timeout: 30_000 })
        .toBeGreaterThanOrEqual(twinkling);
      for (let moment = 0; moment < 5; moment += 1) {
        const counts = await lampCounts(page);
        expect(counts.twinkling, where).toBeGreaterThanOrEqual(twinkling);
        expect(counts.pinging, where).toBeGreaterThanOrEqual(pinging);
        expect(counts.cutRings, where).toBe(0);
        await page.waitForTimeout(400);
      }
      await expectMoves(page, 2000);
    }
  });

  test('H7 the animation leaves the main thread at rest, and pauses off screen', async ({
    page,
  }) => {
    await page.goto('/');
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
    await pause(page).press('Space');
    expect(await running(page)).toBe(0);
    await scroll(100_000);
    await scroll(0);
    expect(await running(page)).toBe(0);
  });

  test('H7 the pause control stops everything, for the tab', async ({ page, context }) => {
    await page.setViewportSize({ width: 1366, height: 650 });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await expect(pause(page)).toBeInViewport();
    await pause(page).click();
    await expect(pause(page)).toBeChecked();
    expect(await running(page)).toBe(0);
    await pause(page).press('Space');
    await expect.poll(() => running(page)).toBeGreaterThan(0);
    await pause(page).press('Space');
    await page.goto(pages.privacy.path);
    await page.getByRole('link', { name: sharedWords.policy.back }).first().click();
    await expect(pause(page)).toBeChecked();
    await expect.poll(() => running(page)).toBe(0);
    const otherTab = await context.newPage();
    await otherTab.goto('/');
    await otherTab.waitForLoadState('networkidle');
    await expect(pause(otherTab)).not.toBeChecked();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('H7 dots twinkle and ping, and the pause control works', async ({ page }) => {
      for (const { width, height } of windows) {
        await page.setViewportSize({ width, height });
        await page.goto('/');
        const { twinkling, pinging } = await lampCounts(page);
        expect(twinkling + pinging, `${width} px`).toBeGreaterThanOrEqual(10);
      }
      await pause(page).click();
      await expect.poll(() => running(page)).toBe(0);
    });
  });
});

import type { Page } from '@playwright/test';
import { dotGrid, litDots, pauseControl, restingDots } from './dot-grid-view.ts';
import { interact } from './page-state.ts';
import { expect, test } from './test.ts';

const running = (page: Page) =>
  page
    .locator('section', { has: dotGrid(page) })
    .evaluate(
      (element) =>
        element.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running')
          .length,
    );

/** Windows, and how many dots twinkle and ping in them at any time. */
const desktop = { width: 1280, height: 800, twinkling: 60, pinging: 4 };
const phone = { width: 390, height: 844, twinkling: 15, pinging: 2 };

async function expectMotion(page: Page, { width, twinkling, pinging }: typeof desktop) {
  const where = `${width} px`;
  await expect
    .poll(async () => (await litDots(page)).twinkling.size, { message: where })
    .toBeGreaterThanOrEqual(twinkling);
  const first = await litDots(page);
  expect(new Set(first.twinkling.values()).size, where).toBeGreaterThan(twinkling / 4);
  for (let moment = 0; moment < 4; moment += 1) {
    await page.waitForTimeout(500);
    const later = await litDots(page);
    expect(later.twinkling.size, where).toBeGreaterThanOrEqual(twinkling);
    expect(later.pinging, where).toBeGreaterThanOrEqual(pinging);
    if (moment < 3) continue;
    const still = [...first.twinkling].filter(
      ([place, opacity]) => Math.abs(opacity - (later.twinkling.get(place) ?? 0)) < 0.1,
    );
    expect(still.length, where).toBeLessThan(first.twinkling.size / 2);
  }
}

// That they are seen as well in the dark theme is in tests/unit/styles/contrast.test.ts.
test('H7 dots in cells of 24 px over the whole hero, none between letters, in step with the console', async ({
  page,
}) => {
  await page.goto('/');
  await expect(dotGrid(page).locator('a, button, input, [tabindex]')).toHaveCount(0);
  await expect(dotGrid(page)).toHaveCSS('pointer-events', 'none');
  // The tests ask for less motion.
  expect(await running(page)).toBe(0);
  await expect(pauseControl(page)).toBeHidden();
  for (const width of [desktop.width, phone.width, 2560]) {
    // The whole hero is in the window: beyond it an image may lack parts.
    await page.setViewportSize({ width, height: 1500 });
    const { free, inText, row } = await restingDots(page);
    expect(free.length, `${width} px`).toBeGreaterThan(30);
    expect(Math.min(...free), `${width} px`).toBeGreaterThan(8);
    expect(Math.max(...inText), `${width} px`).toBeLessThan(3);
    expect(row, `${width} px`).toBeCloseTo(Math.round(row), 1);
  }
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  // That none of them stands in a text is in tests/unit/dot-grid/dot-layout.test.ts.
  test('H7 dots twinkle out of step and ping, after each resize, and change every two seconds', async ({
    page,
  }) => {
    await page.goto('/');
    for (const window of [desktop, phone]) {
      await page.setViewportSize(window);
      await expectMotion(page, window);
    }
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => running(page)).toBe(0);
  });

  test('H7 the animation stops off screen and by its control', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 650 });
    await page.goto('/');
    await interact(page);
    expect(await running(page)).toBeGreaterThan(0);
    const end = await page.locator('#hero').evaluate((hero) => hero.getBoundingClientRect().bottom);
    const scroll = (top: number) =>
      page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await scroll(end - 60); // What is left of it is behind the header.
    await expect.poll(() => running(page)).toBe(0);
    await scroll(0);
    await expect.poll(() => running(page)).toBeGreaterThan(0);
    await expect(pauseControl(page)).toBeInViewport();
    await pauseControl(page).press('Space');
    expect(await running(page)).toBe(0);
    await scroll(100_000);
    await scroll(0);
    expect(await running(page)).toBe(0);
    await pauseControl(page).click();
    await expect.poll(() => running(page)).toBeGreaterThan(0);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('H7 before hydration dots move as after it, and can be paused', async ({ page }) => {
      for (const window of [phone, desktop]) {
        await page.setViewportSize(window);
        await page.goto('/');
        await expectMotion(page, window);
      }
      await pauseControl(page).click();
      await expect.poll(() => running(page)).toBe(0);
    });
  });
});

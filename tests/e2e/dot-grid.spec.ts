import type { Page } from '@playwright/test';
import { hero, site } from '../content.ts';
import {
  band,
  expectCells,
  expectNoDotsInText,
  expectWordsAboveColumns,
  picture,
  range,
  sentence,
} from './dot-grid-picture.ts';
import { fontsShown } from './page-state.ts';
import { expect, test } from './test.ts';

const pause = (page: Page) => page.locator('[data-dot-grid] input[type="checkbox"]');

const running = (page: Page) =>
  band(page).evaluate(
    (element) =>
      element.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running')
        .length,
  );

const windows = [320, 768, 1023, 1280, 2560, 320].map((width) => ({ width, height: 1100 }));

test('H7 dots stand in cells of 24 px from edge to edge and never behind text, which is one sentence at every width, each word above its columns', async ({
  page,
}) => {
  await page.goto('/');
  await fontsShown(page);
  for (const window of windows) {
    await page.setViewportSize(window);
    const box = await page.getByText(sentence, { exact: true }).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(window.width);
    await expectWordsAboveColumns(page, window.width);
    await expectCells(page, window.width);
    await expectNoDotsInText(page, window.width);
  }
});

test('H7 the drawing is hidden from assistive technology, keyboard and pointer, and still with reduced motion', async ({
  page,
}) => {
  await page.goto('/');
  const drawing = band(page).locator('[aria-hidden="true"]');
  await expect(drawing).toHaveCount(1);
  expect(await drawing.locator('a, button, input, [tabindex]').count()).toBe(0);
  expect(await drawing.evaluate((element) => getComputedStyle(element).pointerEvents)).toBe('none');
  expect(await running(page)).toBe(0);
  await expect(pause(page)).toBeHidden();
  const { width, height, isAmber } = await picture(page);
  expect(range(width).some((x) => range(height).some((y) => isAmber(x, y)))).toBe(true);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('H7 the animation causes no layout; the words light up from left to right, then none is lit', async ({
    page,
  }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const layouts = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'LayoutCount')?.value;
    };
    const frames = () =>
      page.evaluate(
        (count) =>
          new Promise<void>((resolve) => {
            const next = (left: number) =>
              left === 0 ? resolve() : requestAnimationFrame(() => next(left - 1));
            next(count);
          }),
        60,
      );
    expect(await running(page)).toBeGreaterThan(0);
    await expect(async () => {
      const before = await layouts();
      await frames();
      expect(await layouts()).toBe(before);
    }).toPass();
    const litAt = async (time: number) => {
      await band(page).evaluate((element, currentTime) => {
        for (const animation of element.getAnimations({ subtree: true })) {
          animation.pause();
          animation.currentTime = currentTime;
        }
      }, time);
      const { width, height, isAmber } = await picture(page);
      // The lower half: the waveform without the sentence.
      const rows = range(Math.floor(height / 2)).map((y) => y + Math.ceil(height / 2));
      const columns = range(width).filter((x) => rows.some((y) => isAmber(x, y)));
      return columns.length === 0 ? null : columns.reduce((sum, x) => sum + x) / columns.length;
    };
    const places: number[] = [];
    for (const [index] of hero.spoken.entries())
      places.push((await litAt(210 + 420 * index)) ?? -1);
    expect(places[0]).toBeGreaterThan(0);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(await litAt(7000)).toBeNull();
  });

  test('H7 the pause control is in the first screen, announces its state, stops everything, and lasts for the tab', async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 1366, height: 650 });
    await page.goto('/');
    // Not before the script that saves the choice has loaded.
    await fontsShown(page);
    await expect(pause(page)).toBeInViewport();
    await expect(pause(page)).toHaveAccessibleName(site.animation.pause);
    await page.getByText(site.animation.pause).click();
    await expect.poll(() => running(page)).toBe(0);
    await expect(pause(page)).toBeChecked();
    await expect(pause(page)).toHaveAccessibleName(site.animation.paused);
    await pause(page).press('Space');
    await expect.poll(() => running(page)).toBeGreaterThan(0);
    await pause(page).press('Space');
    await page.goto('/privacy-policy');
    await page.getByRole('link', { name: site.policy.back }).click();
    await expect(pause(page)).toBeChecked();
    await expect.poll(() => running(page)).toBe(0);
    const otherTab = await context.newPage();
    await otherTab.goto('/');
    await otherTab.waitForLoadState('networkidle');
    await expect(pause(otherTab)).not.toBeChecked();
  });

  test('H7 it pauses off screen, and is not drawn in forced colors or in print', async ({
    page,
  }) => {
    const scroll = (top: number) =>
      page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await page.goto('/#contact');
    await expect.poll(() => running(page)).toBe(0);
    // The browser may scroll to the hash once more after the page has loaded.
    await expect(async () => {
      await scroll(0);
      expect(await running(page)).toBeGreaterThan(0);
    }).toPass();
    await pause(page).press('Space');
    await scroll(100_000);
    await expect(band(page)).toHaveAttribute('data-offscreen');
    await scroll(0);
    await expect(band(page)).not.toHaveAttribute('data-offscreen');
    expect(await running(page)).toBe(0);
    for (const media of [{ forcedColors: 'active' }, { media: 'print' }] as const) {
      await page.emulateMedia({ forcedColors: 'none', media: 'screen' });
      await expect(pause(page)).toBeVisible();
      await page.emulateMedia(media);
      await expect(band(page).locator('svg')).toBeHidden();
      await expect(pause(page)).toBeHidden();
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('H7 it is animated, and the pause control works', async ({ page }) => {
      await page.goto('/');
      expect(await running(page)).toBeGreaterThan(0);
      await page.getByText(site.animation.pause).click();
      await expect.poll(() => running(page)).toBe(0);
    });
  });
});

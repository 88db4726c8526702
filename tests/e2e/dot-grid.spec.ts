import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { hero, pages, sharedWords } from '../content.ts';
import { fontsShown } from './page-state.ts';
import { expect, test } from './test.ts';
import { addStyles, resetStyles } from './text-settings.ts';

const cell = 24;

const sentence = `“${hero.sentence.join(' ')}”`;

const band = (page: Page) => page.locator('[data-band]');

const pause = (page: Page) => page.locator('[data-band] input[type="checkbox"]');

const running = (page: Page) =>
  band(page).evaluate(
    (element) =>
      element.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running')
        .length,
  );

/** A screenshot of the band: its height, and the red of each pixel. */
async function picture(page: Page) {
  const png = await band(page).screenshot({ scale: 'css' });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const red = (x: number, y: number) => data[(y * info.width + x) * 3] ?? 0;
  return { height: info.height, red };
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Fails unless the dots are one cell apart over the whole width. */
async function expectCells(page: Page, width: number): Promise<void> {
  await addStyles(page, '[data-band] :is(svg, ol) { visibility: hidden; }');
  const { height, red } = await picture(page);
  await resetStyles(page);
  const ground = red(0, height - 3);
  // The last row of dots.
  const y = range(height - 3).findLast((row) => range(cell).some((x) => red(x, row) > ground + 10));
  if (y === undefined) throw new Error(`no dots at ${width} px`);
  const dots = range(width).filter(
    (x) => red(x, y) > ground + 10 && (x === 0 || red(x - 1, y) <= ground + 10),
  );
  expect(dots.length, `${width} px`).toBeGreaterThanOrEqual(Math.floor(width / cell));
  for (const [index, x] of dots.slice(1).entries()) {
    expect(Math.abs(x - (dots[index] ?? 0) - cell), `${width} px`).toBeLessThanOrEqual(1);
  }
}

/** Fails when a dot is behind text, whose letters it makes invisible to see. */
async function expectNoDotsInText(page: Page, width: number): Promise<void> {
  await addStyles(page, '[data-band] *, [data-band] ::after { color: transparent !important; }');
  const { red } = await picture(page);
  const origin = await band(page).boundingBox();
  const callLog = band(page).getByRole('list');
  for (const text of [page.getByText(hero.sentenceLabel), page.getByText(sentence), callLog]) {
    const box = await text.boundingBox();
    if (!box || !origin) throw new Error('the band has no text');
    const [left, top] = [Math.ceil(box.x - origin.x), Math.ceil(box.y - origin.y)];
    const ground = red(left, top);
    for (const x of range(Math.floor(Math.min(box.width, width - box.x)))) {
      for (const y of range(Math.floor(box.height))) {
        const value = red(left + x, top + y);
        if (Math.abs(value - ground) > 3) throw new Error(`a dot at ${x}, ${y} of ${width} px`);
      }
    }
  }
  await resetStyles(page);
}

test('H7 dots stand in cells of 24 px and never behind text', async ({ page }) => {
  await page.goto('/');
  await fontsShown(page);
  const drawing = band(page).locator('[aria-hidden="true"]');
  await expect(drawing).toHaveCount(1);
  expect(await drawing.locator('a, button, input, [tabindex]').count()).toBe(0);
  expect(await drawing.evaluate((element) => getComputedStyle(element).pointerEvents)).toBe('none');
  // The tests ask for less motion.
  expect(await running(page)).toBe(0);
  await expect(pause(page)).toBeHidden();
  for (const width of [320, 1023, 2560, 320]) {
    await page.setViewportSize({ width, height: 1100 });
    const box = await page.getByText(sentence, { exact: true }).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    await expectCells(page, width);
    await expectNoDotsInText(page, width);
  }
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('H7 the animation causes no layout, and pauses off screen', async ({ page }) => {
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
    const scroll = (top: number) =>
      page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await scroll(100_000);
    await expect.poll(() => running(page)).toBe(0);
    await scroll(0);
    await expect.poll(() => running(page)).toBeGreaterThan(0);
    await pause(page).press('Space');
    await scroll(100_000);
    await expect(band(page)).toHaveAttribute('data-offscreen');
    await scroll(0);
    await expect(band(page)).not.toHaveAttribute('data-offscreen');
    expect(await running(page)).toBe(0);
  });

  test('H7 the pause control stops everything, for the tab', async ({ page, context }) => {
    await page.setViewportSize({ width: 1366, height: 650 });
    await page.goto('/');
    // Not before the script that saves the choice has loaded.
    await fontsShown(page);
    await expect(pause(page)).toBeInViewport();
    await expect(pause(page)).toHaveAccessibleName(sharedWords.animation.pause);
    await page.getByText(sharedWords.animation.pause).click();
    await expect.poll(() => running(page)).toBe(0);
    await expect(pause(page)).toBeChecked();
    await expect(pause(page)).toHaveAccessibleName(sharedWords.animation.paused);
    await pause(page).press('Space');
    await expect.poll(() => running(page)).toBeGreaterThan(0);
    await pause(page).press('Space');
    await page.goto(pages.privacy.path);
    await page.getByRole('link', { name: sharedWords.policy.back }).click();
    await expect(pause(page)).toBeChecked();
    await expect.poll(() => running(page)).toBe(0);
    const otherTab = await context.newPage();
    await otherTab.goto('/');
    await otherTab.waitForLoadState('networkidle');
    await expect(pause(otherTab)).not.toBeChecked();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('H7 it is animated, and the pause control works', async ({ page }) => {
      await page.goto('/');
      expect(await running(page)).toBeGreaterThan(0);
      await page.getByText(sharedWords.animation.pause).click();
      await expect.poll(() => running(page)).toBe(0);
    });
  });
});

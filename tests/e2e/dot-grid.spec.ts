import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { hero, site } from '../content.ts';
import { expect, test } from './test.ts';
import { addStyles } from './text-settings.ts';

const cell = 24;
const sentence = `“${hero.spoken.join(' ')}”`;

const band = (page: Page) => page.locator('[data-dot-grid]');
const pause = (page: Page) => page.locator('[data-dot-grid] input[type="checkbox"]');

/** The red and blue values of the band's pixels as they are drawn, row by row. */
async function picture(page: Page) {
  const png = await band(page).screenshot({ scale: 'css' });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number, channel: number) =>
    data[(y * info.width + x) * 3 + channel] ?? 0;
  return {
    width: info.width,
    height: info.height,
    red: (x: number, y: number) => at(x, y, 0),
    isAmber: (x: number, y: number) => at(x, y, 0) > 200 && at(x, y, 2) < 100,
  };
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

const running = (page: Page) =>
  band(page).evaluate(
    (element) =>
      element.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running')
        .length,
  );

test('H7 dots stand in cells of 24 px from edge to edge at every width, and follow a resize', async ({
  page,
}) => {
  await page.goto('/');
  for (const width of [320, 390, 768, 1023, 1024, 1280, 1920, 2560, 320]) {
    await page.setViewportSize({ width, height: 1100 });
    const { height, red } = await picture(page);
    const ground = red(0, height - 3);
    // Below the waveform: the last row of dots.
    const y = range(height - 3).findLast((row) =>
      range(cell).some((x) => red(x, row) > ground + 10),
    );
    if (y === undefined) throw new Error(`no dots at ${width} px`);
    const dots = range(width).filter(
      (x) => red(x, y) > ground + 10 && (x === 0 || red(x - 1, y) <= ground + 10),
    );
    expect(dots.length, `${width} px`).toBeGreaterThanOrEqual(Math.floor(width / cell));
    for (const [index, x] of dots.slice(1).entries()) {
      expect(Math.abs(x - (dots[index] ?? 0) - cell), `${width} px`).toBeLessThanOrEqual(1);
    }
  }
});

test('H7 dots fade out before they reach type', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 1100 });
    await addStyles(
      page,
      '[data-dot-grid] *, [data-dot-grid] ::after { color: transparent !important; }',
    );
    const { red } = await picture(page);
    const origin = await band(page).boundingBox();
    for (const text of [page.getByText(hero.heard), page.getByText(sentence)]) {
      const box = await text.boundingBox();
      if (!box || !origin) throw new Error('the band has no text');
      const ground = red(Math.ceil(box.x - origin.x), Math.ceil(box.y - origin.y));
      for (const x of range(Math.floor(Math.min(box.width, width - box.x)))) {
        for (const y of range(Math.floor(box.height))) {
          const value = red(Math.ceil(box.x - origin.x) + x, Math.ceil(box.y - origin.y) + y);
          if (Math.abs(value - ground) > 3) throw new Error(`a dot at ${x}, ${y} of ${width} px`);
        }
      }
    }
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
  }
});

test('H7 what the agent says is one sentence inside the window at every width', async ({
  page,
}) => {
  await page.goto('/');
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 1100 });
    const box = await page.getByText(sentence, { exact: true }).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  }
});

test('H7 the drawing is nothing to assistive technology, to the keyboard and to a pointer', async ({
  page,
}) => {
  await page.goto('/');
  const drawing = band(page).locator('[aria-hidden="true"]');
  await expect(drawing).toHaveCount(1);
  expect(await drawing.locator('a, button, input, [tabindex]').count()).toBe(0);
  expect(await drawing.evaluate((element) => getComputedStyle(element).pointerEvents)).toBe('none');
});

test('H7 where less motion is asked for nothing moves, one word is lit, nothing offers to pause', async ({
  page,
}) => {
  await page.goto('/');
  expect(await running(page)).toBe(0);
  await expect(pause(page)).toBeHidden();
  const { width, height, isAmber } = await picture(page);
  expect(range(width).some((x) => range(height).some((y) => isAmber(x, y)))).toBe(true);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('H7 the words are lit from left to right, then none is', async ({ page }) => {
    await page.goto('/');
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

  test('H7 moving costs no layout', async ({ page }) => {
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
  });

  test('H7 the pause control is in the first screen, says its state, and stops all of it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 650 });
    await page.goto('/');
    await expect(pause(page)).toBeInViewport();
    await expect(pause(page)).toHaveAccessibleName(site.animation.pause);
    await page.getByText(site.animation.pause).click();
    await expect.poll(() => running(page)).toBe(0);
    await expect(pause(page)).toBeChecked();
    await expect(pause(page)).toHaveAccessibleName(site.animation.paused);
    await pause(page).press('Space');
    await expect.poll(() => running(page)).toBeGreaterThan(0);
  });

  test('H7 what was paused stays so on the way to another page and back by a link, for the tab', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
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

  test('H7 out of sight it rests, and what was paused stays so', async ({ page }) => {
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
  });

  test('H7 without colors of its own, or on paper, there is no drawing and no pause control', async ({
    page,
  }) => {
    await page.goto('/');
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

    test('H7 it moves, and the pause control works', async ({ page }) => {
      await page.goto('/');
      expect(await running(page)).toBeGreaterThan(0);
      await page.getByText(site.animation.pause).click();
      await expect.poll(() => running(page)).toBe(0);
    });
  });
});

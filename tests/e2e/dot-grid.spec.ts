import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { hero, site } from '../content.ts';
import { wide } from './page-state.ts';
import { expect, test } from './test.ts';
import { addStyles } from './text-settings.ts';
import { themeButton } from './theme-view.ts';

const widths = [320, 360, 390, 768, 1023, 1024, 1280, 1920, 2560];
const cell = 24;
const field = '.board-field';
const lit = ['.board-ink:not(.board-line)', '.board-lamps'];

const board = (page: Page) => page.locator('[data-board]');
const pause = (page: Page) => page.getByRole('checkbox', { name: site.pauseAnimation });

interface Mark {
  readonly x: number;
  readonly y: number;
  /** How much of the pixel is covered, from 0 to 1. */
  readonly cover: number;
}

interface Picture {
  readonly width: number;
  readonly height: number;
  /** From 0, black, to 255. */
  readonly ground: number;
  readonly ink: number;
  readonly marks: readonly Mark[];
}

/** Takes a picture of the hero in which nothing is drawn but one part of the board. */
async function pictureOf(page: Page, part: string): Promise<Picture> {
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  await addStyles(
    page,
    `body * { visibility: hidden !important; } :is(${part}, ${part} *) { visibility: visible !important; }`,
  );
  const png = await page.screenshot({ scale: 'css', clip: await heroBox(page) });
  const { data, info } = await sharp(png)
    .removeAlpha()
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = new Uint32Array(256);
  for (const value of data) counts[value] = (counts[value] ?? 0) + 1;
  const ground = counts.indexOf(Math.max(...counts));
  const ink = data.reduce(
    (far, value) => (Math.abs(value - ground) > Math.abs(far - ground) ? value : far),
    ground,
  );
  const marks: Mark[] = [];
  for (const [at, value] of data.entries()) {
    const cover = (value - ground) / (ink - ground || 1);
    if (cover > 0.05) marks.push({ x: at % info.width, y: Math.floor(at / info.width), cover });
  }
  return { width: info.width, height: info.height, ground, ink, marks };
}

/** The hero without the part that a scrollbar takes, in whole pixels. */
const heroBox = (page: Page) =>
  page.locator('[data-board-host]').evaluate((element) => {
    const { width, height } = element.getBoundingClientRect();
    return { x: 0, y: 0, width: Math.floor(width), height: Math.floor(height) };
  });

const distinct = (values: readonly number[]) => [...new Set(values)];

/**
 * Expects a dot of 3 px in each cell of 24 px from edge to edge, and nothing else.
 * @returns where the first dots stand: pixels from the left and from the top to their middles
 */
async function expectGrid(page: Page): Promise<{ left: number; top: number }> {
  const { marks, width, height } = await pictureOf(page, field);
  // A dot's middle lies between two pixels each way, and those four are covered wholly.
  const cores = marks.filter(({ cover }) => cover > 0.7);
  const columns = distinct(cores.map(({ x }) => x));
  const rows = distinct(cores.map(({ y }) => y));
  expect(cores).toHaveLength(columns.length * rows.length);
  const area = (4 * marks.reduce((sum, { cover }) => sum + cover, 0)) / cores.length;
  expect(Math.abs(2 * Math.sqrt(area / Math.PI) - 3), 'off 3 px').toBeLessThan(0.3);
  return { left: expectPairs(columns, width), top: expectPairs(rows, height) };
}

/** Expects two neighbors in each cell along the whole length. Returns the middle of the first pair. */
function expectPairs(places: readonly number[], length: number): number {
  const [one = 0, other = 0] = distinct(places.map((place) => place % cell)).toSorted(
    (a, b) => a - b,
  );
  const middle = other - one === 1 ? other : 0;
  const expected = Array.from({ length }, (_, place) => place).filter((place) =>
    [middle, (middle + cell - 1) % cell].includes(place % cell),
  );
  expect(places.toSorted((a, b) => a - b)).toEqual(expected);
  return middle;
}

/** How far marks reach to either side of the grid's middles, in the cells that the picture shows whole. */
function reach(places: readonly number[], middle: number, length: number) {
  const sides = places.flatMap((place) => {
    const number = Math.round((place + 0.5 - middle) / cell);
    const at = middle + number * cell;
    return at < cell / 2 || at > length - cell / 2 ? [] : [place + 0.5 - at];
  });
  return [-Math.min(...sides), Math.max(...sides)];
}

/** How many of the board's animations there are, and how many of them run. */
const animations = (page: Page) =>
  board(page).evaluate((element) => {
    const all = element.getAnimations({ subtree: true });
    return {
      all: all.length,
      running: all.filter(({ playState }) => playState === 'running').length,
    };
  });

const running = async (page: Page) => (await animations(page)).running;

const photograph = async (page: Page) =>
  (await page.screenshot({ clip: await heroBox(page) })).toString('base64');

/** Expects that what is drawn is another picture soon. */
async function expectChange(page: Page): Promise<void> {
  const before = await photograph(page);
  await expect.poll(async () => (await photograph(page)) === before).toBe(false);
}

async function expectStill(page: Page): Promise<void> {
  await expect.poll(() => running(page)).toBe(0);
  const before = await photograph(page);
  await page.waitForTimeout(600);
  expect((await photograph(page)) === before).toBe(true);
}

/** Scrolls to an end of the page by its key, and waits until the smooth move is over. */
async function scrollBy(page: Page, key: 'Home' | 'End'): Promise<void> {
  await page.keyboard.press(key);
  const left = () =>
    page.evaluate(
      (isHome) =>
        isHome ? scrollY : document.documentElement.scrollHeight - innerHeight - scrollY,
      key === 'Home',
    );
  await expect.poll(left).toBeLessThanOrEqual(1);
}

async function openTall(page: Page): Promise<void> {
  await page.setViewportSize({ ...wide, height: 1100 });
  await page.goto('/');
}

test('H7 dots of 3 px in cells of 24 px cover the hero at every width, and follow a resize', async ({
  page,
}) => {
  await page.goto('/');
  for (const width of [...widths, 320]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 1100 });
      await expectGrid(page);
    });
  }
});

test('H7 what is lit stands on the dots to the pixel, at every width', async ({ page }) => {
  test.slow();
  await page.goto('/');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 1100 });
    const { left, top } = await expectGrid(page);
    for (const part of [...lit, '.board-line']) {
      const picture = await pictureOf(page, part);
      const marks = picture.marks.filter(({ cover }) => cover > 0.2);
      // On a phone the line beside the speech is out of the window.
      if (part === '.board-line' && width < 1280) continue;
      const across = reach(
        marks.map(({ x }) => x),
        left,
        picture.width,
      );
      const down = reach(
        marks.map(({ y }) => y),
        top,
        picture.height,
      );
      const [radius = 0] = across;
      expect(radius, part).toBeGreaterThan(1);
      expect(radius, part).toBeLessThan(5);
      expect([...across, ...down], `${part} at ${width} px`).toEqual(Array(4).fill(radius));
    }
    const pings = await board(page).evaluate((element) => {
      const origin = element.getBoundingClientRect();
      return [...element.querySelectorAll('.board-ping > i')].flatMap((ping) => {
        const box = ping.getBoundingClientRect();
        return [box.x + box.width / 2 - origin.x, box.y + box.height / 2 - origin.y];
      });
    });
    expect(pings.length).toBeGreaterThan(0);
    for (const place of pings)
      expect(Math.abs(place - Math.round(place / 24) * 24)).toBeLessThan(0.1);
  }
});

test('H7 the drawing is nothing to assistive technology, to the keyboard and to a pointer', async ({
  page,
}) => {
  await page.goto('/');
  const region = page.getByRole('region', { name: hero.title });
  const heard = await region.ariaSnapshot();
  expect(heard).toContain(hero.primary);
  for (const word of hero.spoken.filter(({ length }) => length > 4)) {
    await expect(board(page).getByText(word)).toBeVisible();
    expect(heard).not.toContain(word);
  }
  const touched = await board(page).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(
      left + width / 2,
      Math.min(top + height / 2, innerHeight - 1),
    );
    return {
      isHit: element.contains(hit),
      stops: element.querySelectorAll('a, button, input, [tabindex]').length,
    };
  });
  expect(touched).toEqual({ isHit: false, stops: 0 });
});

test('H7 the drawing takes the colors of the theme', async ({ page }) => {
  await openTall(page);
  const light = new Map<string, number>();
  for (const part of [field, ...lit]) {
    const { ground, ink } = await pictureOf(page, part);
    expect(ink, part).toBeLessThan(ground - 20);
    light.set(part, ink);
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  await themeButton(page).click();
  for (const part of [field, ...lit]) {
    const { ground, ink } = await pictureOf(page, part);
    expect(ink, part).toBeGreaterThan(ground + 20);
    // The lamps are of nearly the same color in both themes.
    const least = part === '.board-lamps' ? 1 : 50;
    expect(Math.abs(ink - (light.get(part) ?? ink)), part).toBeGreaterThan(least);
  }
});

test('H7 where less motion is asked for nothing moves, and nothing offers to pause it', async ({
  page,
}) => {
  await openTall(page);
  await expect(board(page)).toBeVisible();
  expect(await animations(page)).toEqual({ all: 0, running: 0 });
  await expect(pause(page)).toBeHidden();
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('H7 the lamps twinkle, and some ping', async ({ page }) => {
    await openTall(page);
    const names = await board(page).evaluate((element) =>
      element
        .getAnimations({ subtree: true })
        .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : '')),
    );
    expect(new Set(names)).toEqual(new Set(['twinkle', 'lamp-ping']));
    for (const part of ['.board-speech', '.board-ping']) {
      await pictureOf(page, part);
      await expectChange(page);
    }
  });

  test('H7 neither the lamps nor the pings move in step', async ({ page }) => {
    await openTall(page);
    for (const part of ['.board-speech > :not(.board-line)', '.board-ping > i']) {
      const stages = () =>
        page
          .locator(part)
          .evaluateAll((all) => new Set(all.map((each) => getComputedStyle(each).opacity)).size);
      await expect.poll(stages, part).toBeGreaterThan(1);
    }
  });

  test('H7 moving costs no layout and no script', async ({ page }) => {
    await openTall(page);
    await page.waitForLoadState('networkidle');
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const cost = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      const of = (name: string) => metrics.find((metric) => metric.name === name)?.value;
      return [of('LayoutCount'), of('ScriptDuration')];
    };
    expect(await running(page)).toBeGreaterThan(0);
    // The form's code and the letters may still be on their way; what moves would cost something in every span.
    await expect(async () => {
      const before = await cost();
      await page.waitForTimeout(1500);
      expect(await cost()).toEqual(before);
    }).toPass({ timeout: 12_000 });
  });

  test('H7 the pause button stops all of it, by pointer and by key, and starts it again', async ({
    page,
  }) => {
    await openTall(page);
    const { all } = await animations(page);
    expect(await running(page)).toBe(all);
    await pause(page).click();
    await expect(pause(page)).toBeChecked();
    await page.mouse.move(0, 0);
    await expectStill(page);
    await pause(page).press('Space');
    await expect.poll(() => running(page)).toBe(all);
    await expectChange(page);
  });

  test('H7 out of sight the drawing rests, and what was paused stays so', async ({ page }) => {
    await page.goto('/#contact');
    await expect.poll(() => running(page)).toBe(0);
    await scrollBy(page, 'Home');
    await expect.poll(() => running(page)).toBeGreaterThan(0);
    await scrollBy(page, 'End');
    await expect.poll(() => running(page)).toBe(0);
    await scrollBy(page, 'Home');
    await expect.poll(() => running(page)).toBeGreaterThan(0);
    await pause(page).click();
    const host = page.locator('[data-board-host]');
    await scrollBy(page, 'End');
    await expect(host).toHaveAttribute('data-away');
    await scrollBy(page, 'Home');
    await expect(host).not.toHaveAttribute('data-away');
    expect(await running(page)).toBe(0);
  });

  test('H7 where there is no drawing, nothing runs and nothing offers to pause it', async ({
    page,
  }) => {
    await openTall(page);
    await expect(pause(page)).toBeVisible();
    for (const media of [{ forcedColors: 'active' }, { media: 'print' }] as const) {
      await page.emulateMedia({ forcedColors: 'none', media: 'screen' });
      await expect.poll(() => running(page)).toBeGreaterThan(0);
      await page.emulateMedia(media);
      await expect.poll(() => animations(page)).toEqual({ all: 0, running: 0 });
      await expect(page.getByText(site.pauseAnimation)).toBeHidden();
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('H7 the grid is drawn and moves, and its pause button works', async ({ page }) => {
      await openTall(page);
      await expectChange(page);
      await pause(page).click();
      await page.mouse.move(0, 0);
      await expectStill(page);
      await expectGrid(page);
    });
  });
});

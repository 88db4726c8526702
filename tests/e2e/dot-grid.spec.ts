import type { Page } from '@playwright/test';
import { cell } from '../../src/components/dots.ts';
import { hero } from '../../src/content/hero.ts';
import { pauseControl } from './support/controls.ts';
import { expectLegible } from './support/legible.ts';
import { addStyles } from './support/page-state.ts';
import { expect, test } from './support/test.ts';

const stage = (page: Page) => page.locator('#hero');

/** Runs in the page: the texts of the stage that have no mask, which would hide the dots behind them. */
const textsOnDots = (hero: Element) =>
  [...hero.querySelectorAll('h1, p, a, figcaption, li, dt, dd')].filter((text) => {
    let part: Element | null = text;
    while (part && part !== hero) {
      if (/^rgb\(/.test(getComputedStyle(part).backgroundColor)) return false;
      part = part.parentElement;
    }
    return true;
  }).length;

/** Runs in the page: whether the grid of the wave fills the stage, and each burst begins on one of its cells. */
function gridOf(hero: Element, size: number) {
  const wave = hero.querySelector('div[aria-hidden="true"]') ?? hero;
  const { top, right, bottom, left, backgroundSize } = getComputedStyle(wave, '::before');
  const [box, outer] = [wave.getBoundingClientRect(), hero.getBoundingClientRect()];
  const [toTop, toRight, toBottom, toLeft] = [top, right, bottom, left].map(Number.parseFloat);
  const onGrid = (distance = Number.NaN) =>
    Math.abs(distance / size - Math.round(distance / size)) < 0.01;
  return {
    backgroundSize,
    isFilled:
      box.left + Number(toLeft) <= outer.left &&
      box.right - Number(toRight) >= outer.right &&
      box.top + Number(toTop) <= outer.top &&
      box.bottom - Number(toBottom) >= outer.bottom,
    isOnGrid: onGrid(toLeft) && onGrid(toTop),
    bursts: [...wave.querySelectorAll('svg')].map((burst) =>
      onGrid(burst.getBoundingClientRect().left - box.left),
    ),
  };
}

/** Runs in the page: how many dots each burst has in the last column that the window shows of it. */
const lastDots = (hero: Element) =>
  [...hero.querySelectorAll('div[aria-hidden="true"] svg')].map((burst) => {
    const paths = [...burst.querySelectorAll('path')]
      .map((path) => path.getAttribute('d'))
      .join('');
    const end = burst.getBoundingClientRect().width;
    const places = [...paths.matchAll(/M([\d.]+)/g)].map(([, x]) => Number(x));
    return places.filter((x) => x < end && x > end - 24).length;
  });

/** What each animation of the stage that runs changes, such as `opacity`. */
const running = (page: Page) =>
  stage(page).evaluate((hero) =>
    hero
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

test('H7 the wave is on the cells of the grid at any window size, no dot is behind a text, and nothing moves if that is asked for', async ({
  page,
}) => {
  await page.goto('/');
  expect(await running(page)).toEqual([]);
  await expect(page.getByRole('checkbox', { name: hero.pause })).toBeHidden();
  const announced = page.locator('#hero svg:not([aria-hidden=true], [aria-hidden=true] *)');
  await expect(announced).toHaveCount(0);
  expect(await stage(page).evaluate(textsOnDots)).toBe(0);
  for (const width of [390, 430, 768, 1024, 1280, 1920, 3840]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await stage(page).evaluate(gridOf, cell), `at ${width} px`).toEqual({
      backgroundSize: `${cell}px ${cell}px`,
      isFilled: true,
      isOnGrid: true,
      bursts: [true, true, true, true],
    });
    // The voice pauses there.
    expect(await stage(page).evaluate(lastDots), `at ${width} px`).toEqual([1, 1, 1, 1]);
  }
});

test.describe('with motion, by style alone', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' }, javaScriptEnabled: false });

  test('H7 dots twinkle and some ping, by the compositor, until one control stops them or they are out of sight', async ({
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

    const spacing = 'letter-spacing: 0.12em !important; word-spacing: 0.16em !important;';
    await addStyles(page, `#hero * { ${spacing} }`);
    for (const width of [320, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectLegible(page, `${width} px`);
    }
  });
});

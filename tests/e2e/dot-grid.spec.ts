import type { Page } from '@playwright/test';
import { cell } from '../../src/components/dots.ts';
import { hero } from '../../src/content/hero.ts';
import { expect, test } from './support/test.ts';

const section = (page: Page) => page.locator('#hero');

const pauseControl = (page: Page) => page.getByRole('checkbox', { name: hero.pause, exact: true });

/** Runs in the page: the texts of the hero that have no mask, which would hide the dots behind them. */
const textsOnDots = (hero: Element) =>
  [...hero.querySelectorAll('h1, p, a, figcaption, li, dt, dd')]
    .filter((text) => {
      let part: Element | null = text;
      while (part && part !== hero) {
        if (/^rgb\(/.test(getComputedStyle(part).backgroundColor)) return false;
        part = part.parentElement;
      }
      return true;
    })
    .map((text) => text.outerHTML);

/** Runs in the page: whether the grid fills the hero, and each burst of the wave begins on one of its cells. */
function gridOf(hero: Element, size: number) {
  const wave = hero.querySelector('div[aria-hidden="true"]') ?? hero;
  const { top, right, bottom, left, backgroundSize } = getComputedStyle(wave, '::before');
  const [box, outer] = [wave.getBoundingClientRect(), hero.getBoundingClientRect()];
  const [toTop = 0, toRight = 0, toBottom = 0, toLeft = 0] = [top, right, bottom, left].map(
    Number.parseFloat,
  );
  const isFilled =
    box.left + toLeft <= outer.left &&
    box.right - toRight >= outer.right &&
    box.top + toTop <= outer.top &&
    box.bottom - toBottom >= outer.bottom;
  const starts = [...wave.querySelectorAll('svg')].map(
    (burst) => burst.getBoundingClientRect().left,
  );
  const offGrid = [toLeft, toTop, ...starts.map((start) => start - box.left)].filter(
    (distance) => Math.abs(distance / size - Math.round(distance / size)) > 0.01,
  );
  return { backgroundSize, isFilled, offGrid };
}

/** What each animation of the hero that runs changes, such as `opacity`. */
const running = (page: Page) =>
  section(page).evaluate((hero) =>
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
  await expect(pauseControl(page)).toBeHidden();
  const announced = page.locator('#hero svg:not([aria-hidden=true], [aria-hidden=true] *)');
  await expect(announced).toHaveCount(0);
  expect(await section(page).evaluate(textsOnDots)).toEqual([]);
  for (const width of [390, 768, 1024, 1280, 1920, 3840]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await section(page).evaluate(gridOf, cell), `at ${width} px`).toEqual({
      backgroundSize: `${cell}px ${cell}px`,
      isFilled: true,
      offGrid: [],
    });
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
  });
});

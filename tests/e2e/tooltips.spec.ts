import type { Page } from '@playwright/test';
import { agency } from '../../src/content/agency.ts';
import { hero } from '../../src/content/hero.ts';
import { openTooltip, pauseControl, phoneLink, socialLink } from './support/controls.ts';
import { expect, test } from './support/test.ts';

const [first = '', second = ''] = agency.social.map(({ network }) => network);

/** An open tooltip: one that closes stays in the document for a frame. */
const tooltip = (page: Page) => page.getByRole('tooltip').and(page.locator('[data-open]'));

test('H16 a tooltip opens after 700 ms, and the next one within 300 ms immediately', async ({
  page,
}) => {
  test.skip(!second, 'The content has fewer than two social networks.');
  const link = socialLink(page, first);
  await page.clock.install();
  await page.goto('/privacy-policy');
  await openTooltip(link, tooltip(page));
  await link.blur();
  await expect(tooltip(page)).toBeHidden();
  await page.clock.pauseAt(Date.now() + 60_000);
  await link.hover();
  await page.clock.runFor(690);
  await expect(tooltip(page)).toBeHidden();
  await page.clock.runFor(10);
  await expect(tooltip(page)).toHaveText(first);
  await page.keyboard.press('Escape');
  await page.clock.runFor(299);
  await socialLink(page, second).hover();
  await page.clock.runFor(1);
  await expect(tooltip(page)).toHaveText(second);
});

test('H16 an icon-only control has a tooltip on focus, in the window, and its name once', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 800, height: 740 });
  await page.goto('/');
  const { display } = agency.phone;
  for (const [control, text] of [
    [phoneLink(page), display],
    [pauseControl(page), hero.pause],
  ] as const) {
    await openTooltip(control, tooltip(page));
    await expect(tooltip(page)).toHaveText(text);
    await expect(tooltip(page)).toBeInViewport({ ratio: 1 });
    await expect(control).toHaveAccessibleDescription('');
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toBeHidden();
    await expect(control).toBeFocused();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('R7 H16 Q1 there are six requests at most, none of them for a script, before the form is near', async ({
    page,
  }) => {
    const scripts: string[] = [];
    let requests = 0;
    page.on('request', (request) => {
      requests += 1;
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
    expect(requests).toBeLessThanOrEqual(6);
    await page.locator('#contact').scrollIntoViewIfNeeded();
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
  });
});

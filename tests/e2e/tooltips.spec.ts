import type { Page } from '@playwright/test';
import { agency, pages, sharedWords } from '../content.ts';
import { builtFiles } from './support/built-files.ts';
import { pauseControl } from './support/console-view.ts';
import { hydrated, tooltip } from './support/page-state.ts';
import { expect, test } from './support/test.ts';
import { focusByKey } from './support/theme-view.ts';

const [first, second] = agency.social;

const socialLink = (page: Page, network = '') =>
  page
    .getByRole('list', { name: sharedWords.footer.social })
    .getByRole('link', { name: `${network} ${sharedWords.newTab}` });

const phoneLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: agency.phone.display });

test('H16 a tooltip opens after 700 ms, the next one within 300 ms immediately, and the pointer can move onto it', async ({
  page,
}) => {
  test.skip(!second, 'The content has fewer than two social networks.');
  await page.clock.install();
  await page.goto(pages.privacy.path);
  await hydrated(socialLink(page, first?.network));
  await page.clock.pauseAt(Date.now() + 60_000);
  await socialLink(page, first?.network).hover();
  await page.clock.runFor(690);
  await expect(tooltip(page)).toBeHidden();
  await page.clock.runFor(10);
  await expect(tooltip(page)).toHaveText(first?.network ?? '');
  await page.keyboard.press('Escape');
  await page.clock.runFor(299);
  await socialLink(page, second?.network).hover();
  await page.clock.runFor(1);
  await expect(tooltip(page)).toHaveText(second?.network ?? '');
  // In steps, as a hand moves it: over the gap between the two, too.
  const box = await tooltip(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 4, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.mouse.move(x, y, { steps: 20 });
  await page.clock.runFor(1000);
  await expect(tooltip(page)).toBeVisible();
  await page.mouse.move(x, 10);
  await page.clock.runFor(200);
  await expect(tooltip(page)).toBeHidden();
});

test('H16 an icon-only control has a tooltip on focus, in the window, and its name once', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 800, height: 740 });
  await page.goto('/');
  for (const [control, text] of [
    [phoneLink(page), agency.phone.display],
    [pauseControl(page), sharedWords.animation.pause],
    ...(first ? [[socialLink(page, first.network), first.network] as const] : []),
  ] as const) {
    await hydrated(control);
    await focusByKey(control);
    await expect(tooltip(page)).toHaveText(text);
    await expect(tooltip(page)).toBeInViewport({ ratio: 1 });
    await expect(control).toHaveAccessibleDescription('');
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toBeHidden();
    await expect(control).toBeFocused();
  }
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('H16 the links are there without the tooltip code', async ({ page }) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    await page.goto('/');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await expect(phoneLink(page)).toBeVisible();
    const code = /\/_astro\/(?:SocialLinks|PhoneLink|PauseControl|Tooltip)\./;
    expect(files.filter((file) => code.test(file))).toEqual([]);
    // Where a pointer can hover, there are such files.
    expect(builtFiles().filter((file) => code.test(file))).toHaveLength(4);
  });
});

import type { Page } from '@playwright/test';
import { agency, pages, sharedWords } from '../content.ts';
import { focusByKey, pauseControl } from './support/controls.ts';
import { hydrated } from './support/page-state.ts';
import { expect, test } from './support/test.ts';

const [first, second] = agency.social;

/** An open tooltip: one that closes stays in the document for a frame. */
const tooltip = (page: Page) => page.getByRole('tooltip').and(page.locator('[data-open]'));

const socialLink = (page: Page, network = '') =>
  page
    .getByRole('list', { name: sharedWords.footer.social })
    .getByRole('link', { name: `${network} ${sharedWords.newTab}` });

test('H16 a tooltip opens after 700 ms, and the next one within 300 ms immediately', async ({
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
});

test('H16 an icon-only control has a tooltip on focus, in the window, and its name once', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 800, height: 740 });
  await page.goto('/');
  const { display } = agency.phone;
  for (const [control, text] of [
    [page.getByRole('banner').getByRole('link', { name: display }), display],
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

import type { Locator, Page } from '@playwright/test';
import { agency, pages, sharedWords } from '../content.ts';
import { hydrated, narrow, tooltip } from './page-state.ts';
import { expect, test } from './test.ts';
import { setTextSize } from './text-settings.ts';
import { focusByKey, themeButton } from './theme-view.ts';

const networks = agency.social.map(({ network }) => network);
const [firstNetwork = '', secondNetwork = ''] = networks;

const socialLink = (page: Page, network: string) =>
  page
    .getByRole('list', { name: sharedWords.footer.social })
    .getByRole('link', { name: `${network} ${sharedWords.newTab}` });

/** Each icon-only control, with the text of its tooltip. */
const controls = (page: Page): readonly (readonly [Locator, string])[] => [
  [themeButton(page), sharedWords.theme.toDark],
  ...networks.map((network) => [socialLink(page, network), network] as const),
];

test('H16 a tooltip opens after 700 ms, the next one within 300 ms at once, and the pointer can move onto it', async ({
  page,
}) => {
  test.skip(networks.length < 2, 'The content has no two social networks.');
  await page.clock.install();
  await page.goto(pages.privacy.path);
  await hydrated(page, 'header');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await hydrated(page, 'footer');
  await page.clock.pauseAt(Date.now() + 60_000);
  const [first, second] = [socialLink(page, firstNetwork), socialLink(page, secondNetwork)];
  await first.hover();
  await page.clock.runFor(690);
  await expect(tooltip(page)).toBeHidden();
  await page.clock.runFor(10);
  await expect(tooltip(page)).toHaveText(firstNetwork);
  await page.keyboard.press('Escape');
  await page.clock.runFor(299);
  await second.hover();
  await page.clock.runFor(1);
  await expect(tooltip(page)).toHaveText(secondNetwork);
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

test('H16 every icon-only control has a tooltip on focus, inside the window', async ({ page }) => {
  await setTextSize(page, 32);
  await page.setViewportSize(narrow);
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await hydrated(page, 'footer');
  for (const [control, words] of controls(page)) {
    await focusByKey(control);
    await expect(tooltip(page)).toHaveText(words);
    await expect(tooltip(page)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toBeHidden();
    await expect(control).toBeFocused();
  }
});

import { agency, site } from '../content.ts';
import { fontsShown, narrow, wide } from './page-state.ts';
import { expect, test } from './test.ts';
import { setTextSize } from './text-settings.ts';
import { expectTheme, themeButton } from './theme-view.ts';
import {
  controls,
  firstNetwork,
  focusByKey,
  middleOf,
  networks,
  openInOwnTime,
  socialLink,
  tooltip,
  tooltipProblem,
} from './tooltip-view.ts';

test('H16 every icon-only control, theme button and social links, shows a tooltip on focus', async ({
  page,
}) => {
  await page.goto('/');
  const pictures = page.locator('a:visible, button:visible').filter({ has: page.locator('svg') });
  let seen = 0;
  for (const control of await pictures.all()) {
    const isIconOnly = await control.evaluate((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        // What only a screen reader reads is in a box of one pixel.
        if ((texts.currentNode.parentElement?.clientWidth ?? 0) !== 1) return false;
      }
      return true;
    });
    if (!isIconOnly) continue;
    seen += 1;
    await focusByKey(page, control);
    await expect(tooltip(page)).toHaveText(/\w/);
    await expect(tooltip(page)).toBeVisible();
  }
  expect(seen).toBe(1 + networks.length);
});

test('H16 when the tooltip code fails to load, a control keeps its title', async ({
  page,
  watch,
}) => {
  watch.expectMessage(/ERR_FAILED/);
  await page.route(/\/_astro\/tooltips-/, (route) => route.abort());
  await page.goto('/privacy-policy');
  const missed = page.waitForEvent('requestfailed');
  await themeButton(page).hover();
  await missed;
  await focusByKey(page, themeButton(page));
  await expect(themeButton(page)).toHaveAttribute('title', site.theme.toDark);
  await expect(tooltip(page)).toHaveCount(0);
});

test('H16 a click before the tooltip code arrives shows no tooltip', async ({ page }) => {
  const arrive = Promise.withResolvers<void>();
  await page.route(/\/_astro\/tooltips-/, async (route) => {
    await arrive.promise;
    await route.continue();
  });
  await page.clock.install();
  await page.goto('/privacy-policy');
  await themeButton(page).click();
  const code = page.waitForEvent('requestfinished', (request) => /tooltips-/.test(request.url()));
  arrive.resolve();
  await code;
  await page.clock.runFor(1000);
  await expect(tooltip(page)).toBeHidden();
  await page.mouse.move(600, 300);
  await themeButton(page).hover();
  await expect(tooltip(page)).toHaveText(site.theme.toLight);
});

test('H16 on focus a tooltip opens at once, and closes on blur and Escape', async ({ page }) => {
  await openInOwnTime(page);
  for (const [control, words] of controls(page)) {
    await focusByKey(page, control);
    await expect(tooltip(page)).toHaveText(words);
    await expect(tooltip(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toBeHidden();
    await expect(control).toBeFocused();
  }
  await focusByKey(page, themeButton(page));
  await expect(tooltip(page)).toBeVisible();
  await page.getByRole('link', { name: site.skip }).focus();
  await expect(tooltip(page)).toBeHidden();
});

test('H16 at most one tooltip is shown, and each control gets its title back', async ({ page }) => {
  await page.setViewportSize({ ...wide, height: 4000 });
  await openInOwnTime(page);
  await focusByKey(page, themeButton(page));
  await expect(tooltip(page)).toHaveText(site.theme.toDark);
  await expect(themeButton(page)).toHaveAccessibleDescription(site.theme.toDark);
  await expect(themeButton(page)).not.toHaveAttribute('title');
  for (const network of networks) {
    await socialLink(page, network).hover();
    await page.clock.runFor(700);
    await expect(tooltip(page)).toHaveCount(1);
    await expect(tooltip(page)).toHaveText(network);
    await expect(themeButton(page)).toHaveAttribute('title', site.theme.toDark);
    await expect(page.locator('[aria-describedby=tooltip]')).toHaveCount(0);
  }
});

for (const [width, textSize] of [
  [320, 32],
  [1280, 16],
] as const) {
  test(`H16 at ${width} px with text of ${textSize} px a tooltip is complete, beside its control`, async ({
    page,
  }) => {
    await setTextSize(page, textSize);
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/privacy-policy');
    await fontsShown(page);
    const ends = [controls(page)[0], controls(page)[1], controls(page).at(-1)];
    for (const dir of ['ltr', 'rtl']) {
      await page.evaluate((value) => document.documentElement.setAttribute('dir', value), dir);
      for (const [control, words] of ends.filter((end) => end !== undefined)) {
        for (const block of ['center', 'start', 'end'] as const) {
          await focusByKey(page, control);
          await control.evaluate((element, to) => element.scrollIntoView({ block: to }), block);
          await expect.poll(() => tooltipProblem(page), `${words}, ${dir}, ${block}`).toBeNull();
        }
      }
    }
  });
}

test.describe('on touch', () => {
  test.use({ viewport: narrow, hasTouch: true, isMobile: true });

  test('H16 a touch of any length opens no tooltip, and closes one that the keyboard opened', async ({
    page,
  }) => {
    await openInOwnTime(page);
    await themeButton(page).tap();
    await expectTheme(page, 'dark');
    await page.clock.runFor(5000);
    await expect(tooltip(page)).toBeHidden();
    const session = await page.context().newCDPSession(page);
    const touchPoints = [await middleOf(themeButton(page))];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await page.clock.runFor(5000);
    await expect(tooltip(page)).toBeHidden();
    await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
    await focusByKey(page, socialLink(page, firstNetwork));
    await expect(tooltip(page)).toBeVisible();
    await page.getByRole('contentinfo').getByText(agency.hours).tap();
    await expect(tooltip(page)).toBeHidden();
    await page.clock.runFor(5000);
    await expect(tooltip(page)).toBeHidden();
  });
});

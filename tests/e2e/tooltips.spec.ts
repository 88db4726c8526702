import type { Locator, Page } from '@playwright/test';
import { agency, site } from '../content.ts';
import { narrow, wide } from './page-state.ts';
import { expect, test } from './test.ts';
import { setTextSize } from './text-settings.ts';
import { expectTheme, themeButton } from './theme-view.ts';

const tooltip = (page: Page) => page.getByRole('tooltip');
const networks = agency.social.map(({ network }) => network);

const socialLink = (page: Page, network: string) =>
  page
    .getByRole('list', { name: site.footer.social })
    .getByRole('link', { name: `${network} ${site.newTab}` });

/** Each control that tells what it does by a picture alone, with the words of its tooltip. */
const controls = (page: Page): readonly (readonly [Locator, string])[] => [
  [themeButton(page), site.theme.toDark],
  ...networks.map((network) => [socialLink(page, network), network] as const),
];

const firstNetwork = networks[0] ?? '';
const secondNetwork = networks[1] ?? '';

/** Opens a page whose time passes only when the test says so, once the first pointer has brought the code. */
async function openInOwnTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/privacy-policy');
  await themeButton(page).hover();
  await expect(tooltip(page)).toBeVisible();
  await page.mouse.move(600, 300);
  await expect(tooltip(page)).toBeHidden();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Moves the focus as a key does: without one before, it would be as a pointer's. */
async function focusByKey(page: Page, control: Locator): Promise<void> {
  await page.keyboard.press('Shift');
  await control.focus();
}

async function middleOf(control: Locator): Promise<{ x: number; y: number }> {
  const box = await boxOf(control);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
}

/** How the tooltip stands to its control and the window; 'well' when it is whole and hides nothing of it. */
const standing = (page: Page) =>
  page.evaluate(() => {
    const tip = document.querySelector('[role=tooltip]');
    const control = document.querySelector('[data-tooltip]:focus');
    if (!tip?.checkVisibility() || !control) return 'closed';
    const one = tip.getBoundingClientRect();
    const other = control.getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(tip);
    const text = words.getBoundingClientRect();
    if (text.left < one.left || text.right > one.right) return 'too narrow for its words';
    const { clientWidth } = document.body;
    const room = Math.min(one.left, clientWidth - one.right, one.top, innerHeight - one.bottom);
    if (room < 7) return `${room} px from the window's edge`;
    const offCenter = Math.abs(one.left + one.right - other.left - other.right) / 2;
    const isAtEdge = Math.min(one.left, clientWidth - one.right) < 9;
    if (offCenter > 1 && !isAtEdge) return `${offCenter} px beside its control's middle`;
    const distance = Math.max(one.top - other.bottom, other.top - one.bottom);
    return distance < 4 || distance > 12 ? `${distance} px from its control` : 'well';
  });

test('H16 every control with only an icon has a tooltip with the focus', async ({ page }) => {
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

test('H16 a tooltip opens after 700 ms under the pointer, and the next one at once', async ({
  page,
}) => {
  await openInOwnTime(page);
  for (const [control, words] of controls(page).slice(0, 2)) {
    await page.mouse.move(600, 300);
    await page.clock.runFor(1000);
    await control.hover();
    await page.clock.runFor(690);
    await expect(tooltip(page)).toBeHidden();
    await page.clock.runFor(10);
    await expect(tooltip(page)).toHaveText(words);
    await expect(tooltip(page)).toBeVisible();
  }
  await socialLink(page, firstNetwork).hover();
  await page.clock.runFor(1);
  await expect(tooltip(page)).toHaveText(firstNetwork);
  await page.keyboard.press('Escape');
  await page.clock.runFor(299);
  await socialLink(page, secondNetwork).hover();
  await page.clock.runFor(1);
  await expect(tooltip(page)).toHaveText(secondNetwork);
  await page.keyboard.press('Escape');
  await page.clock.runFor(301);
  await socialLink(page, firstNetwork).hover();
  await page.clock.runFor(690);
  await expect(tooltip(page)).toBeHidden();
});

test('H16 where their code does not come, the title of a control stays', async ({
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

test('H16 a press that comes before their code keeps the tooltip away', async ({ page }) => {
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

test('H16 a pointer that only passes opens no tooltip', async ({ page }) => {
  await openInOwnTime(page);
  await themeButton(page).hover();
  await page.clock.runFor(600);
  await page.mouse.move(600, 300);
  await page.clock.runFor(5000);
  await expect(tooltip(page)).toBeHidden();
});

test('H16 with the focus a tooltip opens at once, and goes with it and on Escape', async ({
  page,
}) => {
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

test('H16 after Escape a tooltip stays closed until the pointer comes again', async ({ page }) => {
  await openInOwnTime(page);
  const { x, y } = await middleOf(themeButton(page));
  await page.mouse.move(x, y);
  await page.clock.runFor(700);
  await expect(tooltip(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toBeHidden();
  // Over the button's own edge, to and fro: the pointer has not left it.
  await page.mouse.move(x - 18, y - 18);
  await page.mouse.move(x, y);
  await page.clock.runFor(2000);
  await expect(tooltip(page)).toBeHidden();
  await page.mouse.move(600, 300);
  await page.mouse.move(x, y);
  await page.clock.runFor(700);
  await expect(tooltip(page)).toBeVisible();
});

test('H16 a pointer can rest on the tooltip, and cross to it as slowly as it likes', async ({
  page,
}) => {
  await openInOwnTime(page);
  for (const [control] of controls(page).slice(0, 2)) {
    await control.hover();
    await page.clock.runFor(700);
    const box = await boxOf(control);
    const tip = await boxOf(tooltip(page));
    const x = Math.max(box.x, tip.x) + 4;
    const isBelow = tip.y > box.y;
    const gap = isBelow ? box.y + box.height : tip.y + tip.height;
    for (const y of [gap + 1, gap + 4, gap + 7, tip.y + tip.height / 2]) {
      await page.mouse.move(x, y);
      await page.clock.runFor(1000);
      await expect(tooltip(page)).toBeVisible();
    }
    await page.mouse.move(x, isBelow ? tip.y + tip.height + 40 : tip.y - 40);
    await page.clock.runFor(200);
    await expect(tooltip(page)).toBeHidden();
  }
});

test('H16 a tooltip stays while the pointer is on its control, and goes when it leaves the window', async ({
  page,
}) => {
  await openInOwnTime(page);
  await themeButton(page).hover();
  await page.clock.runFor(700);
  const closings = await tooltip(page).evaluateHandle((tip) => {
    const seen: string[] = [];
    tip.addEventListener('beforetoggle', ({ type }) => seen.push(type));
    return seen;
  });
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  await page.getByRole('link', { name: site.skip }).focus();
  await page.clock.runFor(5000);
  await expect(tooltip(page)).toBeVisible();
  expect(await closings.jsonValue()).toEqual([]);
  const { x } = await middleOf(themeButton(page));
  await page.mouse.move(x, -20);
  await page.clock.runFor(200);
  await expect(tooltip(page)).toBeHidden();
});

test('H16 no more than one tooltip is shown, and each control gets its title back', async ({
  page,
}) => {
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
  test(`H16 at ${width} px with text of ${textSize} px a tooltip is whole, beside its control`, async ({
    page,
  }) => {
    await setTextSize(page, textSize);
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/privacy-policy');
    const ends = [controls(page)[0], controls(page)[1], controls(page).at(-1)];
    for (const dir of ['ltr', 'rtl']) {
      await page.evaluate((value) => document.documentElement.setAttribute('dir', value), dir);
      for (const [control, words] of ends.filter((end) => end !== undefined)) {
        for (const block of ['center', 'start', 'end'] as const) {
          await focusByKey(page, control);
          await control.evaluate((element, to) => element.scrollIntoView({ block: to }), block);
          await expect.poll(() => standing(page), `${words}, ${dir}, ${block}`).toBe('well');
        }
      }
    }
  });
}

test.describe('under a finger', () => {
  test.use({ viewport: narrow, hasTouch: true, isMobile: true });

  test('H16 a touch opens no tooltip, however long it is, and puts away one that a key opened', async ({
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

import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { colorFrom } from '../color.ts';
import {
  expectTheme,
  expectThemeControls,
  storedTheme,
  themeButton,
  themeChoice,
} from './support/controls.ts';
import { changeHtml, denyStorage, narrow } from './support/page-state.ts';
import { expect, test } from './support/test.ts';

const otherPage = '/privacy-policy';
const thirdPage = '/terms-of-service';

/** Expects the header to have the color that the browser gives its own toolbar. */
async function expectToolbarColor(page: Page): Promise<void> {
  const banner = page.getByRole('banner');
  const header = await banner.evaluate((each) => getComputedStyle(each).backgroundColor);
  const colors = page.locator('meta[name="theme-color"]');
  const toolbar = await colors.evaluateAll(
    (all: HTMLMetaElement[]) => all.find(({ media }) => matchMedia(media).matches)?.content,
  );
  expect(colorFrom(header).toHex()).toBe(toolbar);
}

for (const { value, choice, shown, later } of [
  { value: 'sepia', choice: 'system', shown: 'dark', later: 'light' },
  { value: 'light', choice: 'light', shown: 'light', later: 'light' },
] as const) {
  test(`H5 with "${value}" in storage, a dark system has the ${shown} theme from the first frame, then a light one ${later}`, async ({
    page,
  }) => {
    await page.addInitScript((theme) => {
      localStorage.setItem('theme', theme);
      const colors: string[] = [];
      Reflect.set(globalThis, 'paintedColors', colors);
      const look = () => {
        const { documentElement: root, body } = document;
        // Before there is a body, nothing is painted.
        if (body) colors.push(getComputedStyle(root).backgroundColor);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, value);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    await expect.poll(() => page.evaluate('paintedColors.length')).toBeGreaterThan(3);
    await expectThemeControls(page, shown, choice);
    expect(new Set(await page.evaluate<string[]>('paintedColors')).size).toBe(1);
    await expectToolbarColor(page);
    // A phone that darkens pages by itself leaves the light theme alone.
    if (shown === 'light') {
      await expect(page.locator('html')).toHaveCSS('color-scheme', /^(only light|light only)$/);
    }
    await page.emulateMedia({ colorScheme: 'light' });
    await expectThemeControls(page, later, choice);
    await expectToolbarColor(page);
    expect(await storedTheme(page)).toBe(value);
  });
}

test('H4 H5 while a page still arrives, it shows the right theme, and its controls respond', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    // Safari does not focus a radio button that is pressed.
    addEventListener('mousedown', (event) => event.preventDefault());
  });
  await page.setViewportSize(narrow);
  await changeHtml(page, '/', (html) =>
    html.replace('</body>', '<script src="/held.js"></script></body>'),
  );
  const held = Promise.withResolvers<void>();
  await page.route('/held.js', async (route) => {
    await held.promise;
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expectThemeControls(page, 'dark', 'dark');
  await themeButton(page).click();
  await expectThemeControls(page, 'light', 'light');
  await themeChoice(page, 'dark').click();
  await expectThemeControls(page, 'dark', 'dark');
  held.resolve();
  await page.waitForLoadState();
  await expectThemeControls(page, 'dark', 'dark');
});

test('H4 H5 a press changes a twentieth of the first screen, and every choice is stored, followed by other tabs, and shown after going back', async ({
  context,
  page,
}) => {
  await page.goto('/');
  const pixels = async () =>
    sharp(await page.screenshot())
      .grayscale()
      .raw()
      .toBuffer();
  const before = await pixels();
  await themeButton(page).click();
  await expectToolbarColor(page);
  await page.mouse.move(1, 700);
  const after = await pixels();
  // By a tenth of what lies between black and white.
  const changed = before.filter((value, index) => Math.abs(value - (after[index] ?? 0)) >= 24);
  expect(changed.length / before.length).toBeGreaterThan(0.05);

  const other = await context.newPage();
  await other.goto(otherPage);
  for (const [choice, control] of [
    ['light', themeButton(page)],
    ['dark', themeButton(page)],
    ['light', themeChoice(page, 'light')],
    ['dark', themeChoice(page, 'dark')],
    ['system', themeChoice(page, 'system')],
  ] as const) {
    await control.click();
    for (const each of [page, other]) {
      await expectThemeControls(each, choice === 'dark' ? 'dark' : 'light', choice);
    }
    expect(await storedTheme(page)).toBe(choice);
  }
  await themeButton(other).click();
  await expectThemeControls(page, 'dark', 'dark');
  await other.evaluate(() => localStorage.clear());
  await expectThemeControls(page, 'light', 'system');
  await other.close();

  // Back at the page, which loads again, the browser restores its radio buttons.
  await page.goto(otherPage);
  await themeChoice(page, 'dark').click();
  await page.goBack();
  await expectThemeControls(page, 'dark', 'dark');
});

/** Leaves no local storage, as in a web view that has it turned off. */
const removeStorage = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(globalThis, 'localStorage', { value: null }));

for (const [storage, change] of [
  ['denied', denyStorage],
  ['null', removeStorage],
] as const) {
  test(`H5 with storage ${storage}, a choice holds for the page`, async ({ page }) => {
    await change(page);
    await page.goto(otherPage);
    await expectThemeControls(page, 'light', 'system');
    await themeButton(page).click();
    await expectThemeControls(page, 'dark', 'dark');
  });
}

test('H5 a page from the back/forward cache follows a choice made since, or keeps what full storage did not take', {
  tag: '@browser',
}, async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) =>
      Reflect.set(globalThis, 'isRestored', persisted),
    );
    // Not every browser queues the event for a page in the cache.
    addEventListener('storage', (event) => event.stopImmediatePropagation());
  });
  const goBackToKept = async () => {
    // A page from the cache does not load again, so there is no load to wait for.
    await page.goBack({ waitUntil: 'commit' });
    expect(await page.evaluate('isRestored')).toBe(true);
  };
  await page.goto(thirdPage);
  await page.goto(otherPage);
  await themeButton(page).click();
  await expectTheme(page, 'dark');
  await goBackToKept();
  await expectThemeControls(page, 'dark', 'dark');

  // Storage is full.
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
    };
  });
  await page.goto(otherPage);
  await themeButton(page).click();
  await expectThemeControls(page, 'light', 'light');
  await page.goto(thirdPage);
  await expectThemeControls(page, 'dark', 'dark');
  await goBackToKept();
  await expectThemeControls(page, 'light', 'light');
});

import type { Page } from '@playwright/test';
import { pages } from '../content.ts';
import { denyStorage, hydrated } from './support/page-state.ts';
import { expect, test } from './support/test.ts';
import {
  chooseTheme,
  expectControls,
  expectTheme,
  storedTheme,
  themeButton,
  themeChoice,
} from './support/theme-view.ts';

/** Opens a page, and waits until both theme controls respond. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(themeButton(page));
  await hydrated(themeChoice(page, 'system'));
}

const stored = [
  { value: 'sepia', choice: 'system', onLight: 'light', onDark: 'dark' },
  { value: 'light', choice: 'light', onLight: 'light', onDark: 'light' },
  { value: 'dark', choice: 'dark', onLight: 'dark', onDark: 'dark' },
] as const;

test('H5 a stored theme applies; anything else follows the system', async ({ page }) => {
  await page.goto(pages.privacy.path);
  for (const { value, choice, onLight, onDark } of stored) {
    await page.evaluate((theme) => localStorage.setItem('theme', theme), value);
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, pages.privacy.path);
    await expectTheme(page, onDark);
    await expectControls(page, onDark, choice);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectTheme(page, onLight);
    await expectControls(page, onLight, choice);
    expect(await storedTheme(page)).toBe(value);
  }
});

test('H4 H5 the button names the next theme, starts from the system, and the footer returns to it', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, pages.privacy.path);
  await expectControls(page, 'dark', 'system');
  for (const shown of ['light', 'dark'] as const) {
    await themeButton(page).click();
    await expectTheme(page, shown);
    await expectControls(page, shown, shown);
    expect(await storedTheme(page), 'the stored theme').toBe(shown);
  }
  await chooseTheme(page, 'light');
  await expectControls(page, 'light', 'light');
  await page.keyboard.press('ArrowDown');
  await expectControls(page, 'dark', 'dark');
  await page.keyboard.press('ArrowDown');
  await expectControls(page, 'dark', 'system');
  expect(await storedTheme(page)).toBe('system');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectTheme(page, 'light');
});

test('H5 open tabs stay in sync', async ({ page, context }) => {
  await open(page, pages.privacy.path);
  const other = await context.newPage();
  await open(other, pages.terms.path);
  await themeButton(page).click();
  await expectTheme(other, 'dark');
  await expectControls(other, 'dark', 'dark');
  await chooseTheme(other, 'system');
  await expectTheme(page, 'light');
  await expectControls(page, 'light', 'system');
  await themeButton(page).click();
  await other.evaluate(() => localStorage.clear());
  await expectTheme(page, 'light');
  await expectControls(page, 'light', 'system');
});

for (const [what, prepare] of [
  ['throws', denyStorage],
  [
    'is null',
    (page: Page) =>
      page.addInitScript(() =>
        Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: null }),
      ),
  ],
] as const) {
  test(`H5 storage that ${what} breaks nothing`, async ({ page }) => {
    await prepare(page);
    await open(page, pages.privacy.path);
    await expectTheme(page, 'light');
    await themeButton(page).click();
    await expectTheme(page, 'dark');
    await expectControls(page, 'dark', 'dark');
    await chooseTheme(page, 'system');
    await expectControls(page, 'light', 'system');
  });
}

test('H5 no frame of a dark page is light on a light system', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    const frames: string[] = [];
    Reflect.set(globalThis, 'recordedFrames', frames);
    // Runs before each frame is painted; before there is a body, nothing is.
    const look = () => {
      const { documentElement: root, body } = document;
      if (body) frames.push(getComputedStyle(root).backgroundColor);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/');
  const frames = await page.evaluate(
    () => Reflect.get(globalThis, 'recordedFrames') as readonly string[],
  );
  expect(frames.length).toBeGreaterThan(3);
  expect(new Set(frames).size).toBe(1);
  await expectTheme(page, 'dark');
});

test('H5 a page that Back restores from the cache follows a theme chosen since', {
  tag: '@browser',
}, async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Reflect.set(globalThis, 'restored', persisted));
    // Not every browser queues the event for a page in the cache.
    addEventListener('storage', (event) => event.stopImmediatePropagation());
  });
  await open(page, '/');
  await open(page, pages.privacy.path);
  await themeButton(page).click();
  await expectTheme(page, 'dark');
  // A page from the cache does not load again, so there is no load to wait for.
  await page.goBack({ waitUntil: 'commit' });
  expect(await page.evaluate(() => Reflect.get(globalThis, 'restored'))).toBe(true);
  await expectTheme(page, 'dark');
  await expectControls(page, 'dark', 'dark');
});

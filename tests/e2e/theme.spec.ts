import type { Page } from '@playwright/test';
import { pages } from '../content.ts';
import {
  chooseTheme,
  expectTheme,
  expectThemeControls,
  storedTheme,
  themeButton,
  themeChoice,
} from './support/controls.ts';
import { denyStorage, hydrated } from './support/page-state.ts';
import { expect, test } from './support/test.ts';

/** Opens a page, and waits until both theme controls respond. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(themeButton(page));
  await hydrated(themeChoice(page, 'system'));
}

for (const { value, choice, onLight, onDark } of [
  { value: 'sepia', choice: 'system', onLight: 'light', onDark: 'dark' },
  { value: 'light', choice: 'light', onLight: 'light', onDark: 'light' },
  { value: 'dark', choice: 'dark', onLight: 'dark', onDark: 'dark' },
] as const) {
  test(`H5 with "${value}" in storage, the theme is ${onLight} on a light system and ${onDark} on a dark one`, async ({
    page,
  }) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), value);
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, pages.privacy.path);
    await expectThemeControls(page, onDark, choice);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectThemeControls(page, onLight, choice);
    expect(await storedTheme(page)).toBe(value);
  });
}

test('H5 a choice made before hydration counts', async ({ form, page }) => {
  const unblock = await form.failFiles('themeChoice', 'late');
  await page.goto('/');
  await chooseTheme(page, 'dark');
  await expectTheme(page, 'light');
  unblock();
  await expectThemeControls(page, 'dark', 'dark');
  expect(await storedTheme(page)).toBe('dark');
});

test('H5 on the way back, what the browser restores in the footer does not undo a newer choice', async ({
  page,
}) => {
  await open(page, '/');
  await themeButton(page).click();
  await expectThemeControls(page, 'dark', 'dark');
  await open(page, pages.privacy.path);
  await themeButton(page).click();
  await page.goBack();
  await expectThemeControls(page, 'light', 'light');
  expect(await storedTheme(page)).toBe('light');
});

test('H5 open tabs stay in sync', async ({ page, context }) => {
  await open(page, pages.privacy.path);
  const other = await context.newPage();
  await open(other, pages.terms.path);
  await themeButton(page).click();
  await expectThemeControls(other, 'dark', 'dark');
  await other.evaluate(() => localStorage.clear());
  await expectThemeControls(page, 'light', 'system');
});

test('H5 with denied storage, the theme changes as long as the page is open', async ({ page }) => {
  await denyStorage(page);
  await open(page, pages.privacy.path);
  await expectThemeControls(page, 'light', 'system');
  await themeButton(page).click();
  await expectThemeControls(page, 'dark', 'dark');
});

test('H5 a dark page never flashes light on a light system', async ({ page }) => {
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
  await open(page, '/');
  const frames = await page.evaluate<string[]>('recordedFrames');
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
  expect(await page.evaluate('restored')).toBe(true);
  await expectThemeControls(page, 'dark', 'dark');
});

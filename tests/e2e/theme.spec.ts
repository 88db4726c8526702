import {
  expectTheme,
  expectThemeControls,
  expectThemeTitle,
  headerLinks,
  menu,
  menuButton,
  storedTheme,
  themeButton,
  themeChoice,
  themeChoices,
} from './support/controls.ts';
import {
  denyStorage,
  fillStorage,
  holdDocument,
  narrow,
  removeStorage,
} from './support/page-state.ts';
import { expect, test } from './support/test.ts';

const otherPage = '/privacy-policy';

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
    await page.goto(otherPage);
    await expectThemeControls(page, onDark, choice);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectThemeControls(page, onLight, choice);
    expect(await storedTheme(page)).toBe(value);
  });
}

test('H3 H4 while the rest of a page arrives, the header is right and responds', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.setViewportSize(narrow);
  const release = await holdDocument(page, '/', '<main');
  await page.goto('/', { waitUntil: 'commit' });
  await expectThemeTitle(page, 'dark');
  await themeButton(page).click();
  await expectTheme(page, 'light');
  await menuButton(page).click();
  await menu(page).getByRole('link').first().click();
  await expect(menu(page)).toBeHidden();
  await expect(themeChoices(page)).toHaveCount(0);
  release();
  await expectThemeControls(page, 'light', 'light');
});

test('H5 a choice in the footer counts at once, in a browser that does not focus pressed radio buttons', async ({
  page,
}) => {
  await page.addInitScript(() => addEventListener('mousedown', (event) => event.preventDefault()));
  const release = await holdDocument(page, otherPage, '</body>');
  await page.goto(otherPage, { waitUntil: 'commit' });
  await themeChoice(page, 'dark').click();
  await expectThemeControls(page, 'dark', 'dark');
  release();
  await page.waitForLoadState();
  await expectThemeControls(page, 'dark', 'dark');
});

test('H5 after a way back that loads the page anew, the choice shown is the one in force', async ({
  page,
}) => {
  await page.goto('/');
  await themeChoice(page, 'dark').click();
  await page.goto(otherPage);
  await themeChoice(page, 'system').click();
  await page.goBack();
  await expectThemeControls(page, 'light', 'system');
  await themeChoice(page, 'dark').click();
  await expectThemeControls(page, 'dark', 'dark');
});

test('H5 open tabs follow', async ({ page, context }) => {
  await page.goto(otherPage);
  const other = await context.newPage();
  await other.goto('/terms-of-service');
  await themeButton(page).click();
  await expectThemeControls(other, 'dark', 'dark');
  await other.evaluate(() => localStorage.clear());
  await expectThemeControls(page, 'light', 'system');
});

for (const [name, change] of [
  ['denied', denyStorage],
  ['null', removeStorage],
  ['full', fillStorage],
] as const) {
  test(`H5 with storage ${name}, a choice holds for the page, through the cache too`, {
    tag: '@browser',
  }, async ({ page }) => {
    await change(page);
    await page.addInitScript(() =>
      addEventListener('pageshow', ({ persisted }) =>
        Reflect.set(globalThis, 'restored', persisted),
      ),
    );
    await page.goto(otherPage);
    await expectThemeControls(page, 'light', 'system');
    await themeButton(page).click();
    await expectThemeControls(page, 'dark', 'dark');
    await page.goto('/terms-of-service');
    await expectThemeControls(page, 'light', 'system');
    // A page from the cache does not load again, so there is no load to wait for.
    await page.goBack({ waitUntil: 'commit' });
    expect(await page.evaluate('restored')).toBe(true);
    await expectThemeControls(page, 'dark', 'dark');
  });
}

test('H5 a page that Back restores from the cache follows a theme chosen since', {
  tag: '@browser',
}, async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Reflect.set(globalThis, 'restored', persisted));
    // Not every browser queues the event for a page in the cache.
    addEventListener('storage', (event) => event.stopImmediatePropagation());
  });
  await page.goto('/');
  await page.goto(otherPage);
  await themeButton(page).click();
  await expectTheme(page, 'dark');
  await page.goBack({ waitUntil: 'commit' });
  expect(await page.evaluate('restored')).toBe(true);
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
  await page.goto('/');
  await expect.poll(() => page.evaluate('recordedFrames.length')).toBeGreaterThan(3);
  expect(new Set(await page.evaluate<string[]>('recordedFrames')).size).toBe(1);
  await expectTheme(page, 'dark');
});

test('H1 the header is navy in both themes', async ({ page }) => {
  await page.goto(otherPage);
  await expect(headerLinks(page)).toBeVisible();
  const navy = () =>
    page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor);
  const light = await navy();
  await themeButton(page).click();
  await expectTheme(page, 'dark');
  expect(await navy()).toBe(light);
});

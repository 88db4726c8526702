import { expect, test } from './test.ts';
import { expectControls, expectTheme, themeButton } from './theme-view.ts';

test('H5 a page that Back restores from the cache follows a theme chosen since', {
  tag: '@browser',
}, async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Reflect.set(globalThis, 'restored', persisted));
    // Not every browser queues the event for a page in the cache.
    addEventListener('storage', (event) => event.stopImmediatePropagation());
  });
  await page.goto('/');
  await page.goto('/privacy-policy');
  await themeButton(page).click();
  await expectTheme(page, 'dark');
  // A page out of the cache does not load again, so there is no load to wait for.
  await page.goBack({ waitUntil: 'commit' });
  expect(await page.evaluate(() => Reflect.get(globalThis, 'restored'))).toBe(true);
  await expectTheme(page, 'dark');
  await expectControls(page, 'dark', 'dark');
});

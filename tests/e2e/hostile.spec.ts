import { draftKey } from '../../src/contact-form/draft.ts';
import { pages } from '../content.ts';
import { emptyInquiry } from './new-inquiry.ts';
import { fontsShown } from './page-state.ts';
import { expect, test } from './test.ts';
import { expectTheme } from './theme-view.ts';

/** What a URL or storage may hold, and no page may treat as anything but text. */
const hostileValues: readonly string[] = [
  '"><img src=x onerror=alert(1)>',
  '</style></script><script>alert(1)</script>',
  '%E0%A4%A',
  '__proto__[polluted]=1',
  '\u202egpj.exe\u0000\ud800',
  'a'.repeat(4000),
];

// A script or an image of a value would violate the content policy, which logs it: an unexpected message fails a test.
test('Q4 hostile values in the stored theme, a query and a fragment change nothing and log nothing', async ({
  page,
}) => {
  await page.goto(pages.privacy.path);
  await fontsShown(page);
  const text = await page.locator('body').textContent();
  for (const value of hostileValues) {
    await page.evaluate((theme) => localStorage.setItem('theme', theme), value);
    await page.goto(`${pages.privacy.path}?${value}=${value}#${value}`);
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `again${value}`);
    await fontsShown(page);
    await expectTheme(page, 'light');
    expect(await page.locator('body').textContent(), JSON.stringify(value)).toBe(text);
  }
});

test('Q4 F12 hostile values in the stored draft leave the form empty', async ({ form, page }) => {
  await form.open();
  for (const value of [
    hostileValues[0] ?? '',
    JSON.stringify(hostileValues.map((each) => [each, each])),
  ]) {
    await page.evaluate((item) => sessionStorage.setItem(...item), [draftKey, value] as const);
    await page.reload();
    await form.expectReady();
    expect(await form.values()).toEqual(emptyInquiry);
  }
});

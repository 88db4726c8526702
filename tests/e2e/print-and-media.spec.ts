import { agency, contact, questions } from '../content.ts';
import { dialog, opener } from './dialog-view.ts';
import { documents, openDocument } from './documents.ts';
import { expectLegible } from './legible.ts';
import { menu, menuButton } from './menu-view.ts';
import { narrow } from './page-state.ts';
import { expect, test } from './test.ts';
import { expectTheme, themeButton } from './theme-view.ts';

test('Q2 H6b forced colors mark the chosen tab alone', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const marks = await page
    .locator('main label:has([type=radio])')
    .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab, '::after').display !== 'none'));
  expect(marks.filter(Boolean)).toEqual([true]);
});

test('H5 Q7 each page keeps the theme, and prints on white', async ({ page, pageEvents }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  // An A4 page with the margins of a browser.
  await page.setViewportSize({ width: 718, height: 1000 });
  for (const document of documents) {
    await page.emulateMedia({ media: 'screen' });
    await openDocument(page, pageEvents, document);
    await expectTheme(page, 'dark');
    await page.emulateMedia({ media: 'print' });
    const [ground, ink] = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(window.document.documentElement);
      return [backgroundColor, color].map((value) => Number(/oklch\(([\d.]+)/.exec(value)?.[1]));
    });
    expect(ground).toBeGreaterThan(0.95);
    expect(ink).toBeLessThan(0.3);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(
      page.getByText(agency.name, { exact: true }).filter({ visible: true }),
    ).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectLegible(page, 'in print');
    if (document.name !== 'home') continue;
    const link = page.getByRole('main').getByRole('link', { name: contact.consultation.button });
    const after = await link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(after).toContain(agency.consultation.url);
    for (const { answer } of questions.items) {
      const text = page.getByText(answer, { exact: true });
      await expect(text).toBeVisible();
      expect(await text.evaluate((each) => each.clientHeight)).toBeGreaterThan(0);
    }
  }
});

test.describe('on touch', () => {
  test.use({ viewport: narrow, hasTouch: true, isMobile: true });

  test('Q2 everything works without hover', async ({ form, page }) => {
    await page.goto('/');
    expect(await page.evaluate(() => matchMedia('(hover: none)').matches)).toBe(true);
    await menuButton(page).tap();
    await expect(menu(page)).toBeVisible();
    await page.touchscreen.tap(180, 720);
    await expect(menu(page)).toBeHidden();
    await themeButton(page).tap();
    await expectTheme(page, 'dark');
    // No longer than a tooltip takes to open.
    await page.waitForTimeout(800);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await opener(page).tap();
    await expect(dialog(page)).toBeVisible();
    await page.touchscreen.tap(4, 400);
    await expect(dialog(page)).toBeHidden();
    await form.open();
    await form.send.tap();
    await expect(page.locator('#contact-form :focus')).toHaveAttribute('aria-invalid', 'true');
  });
});

import type { Page } from '@playwright/test';
import { services, site } from '../content.ts';
import { alterHome } from './altered-home.ts';
import { documents, openDocument } from './documents.ts';
import {
  closedBy,
  invokerCommands,
  lightDark,
  popover,
  removeFeatures,
  rounding,
} from './older-browser.ts';
import { expect, test } from './test.ts';
import { expectControls, expectTheme, themeButton } from './theme-view.ts';

const menuButton = (page: Page) => page.getByRole('button', { name: site.nav.menu, exact: true });
const menu = (page: Page) => page.getByRole('navigation', { name: site.nav.menu, exact: true });
const narrow = { width: 360, height: 740 };

async function expectMenuWorks(page: Page): Promise<void> {
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(menuButton(page).locator('svg').filter({ visible: true })).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  await menuButton(page).click();
  await page.mouse.click(180, 720);
  await expect(menu(page)).toBeHidden();
  await menuButton(page).click();
  await menu(page).getByRole('link').first().click();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL(`/${site.nav.links[0].href}`);
}

async function expectDialogWorks(page: Page): Promise<void> {
  const name = services[0]?.name ?? '';
  const opener = page.getByRole('button', { name: `Learn More about ${name}` });
  const dialog = page.getByRole('dialog', { name });
  for (const close of [
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(4, 400),
  ]) {
    await opener.click();
    await expect(dialog).toBeVisible();
    await close();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
  await opener.click();
  const box = await dialog.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 200, box?.y ?? 0);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
}

async function expectThemeWorks(page: Page): Promise<void> {
  await expectTheme(page, 'light');
  await themeButton(page).click();
  await expectTheme(page, 'dark');
  await expectControls(page, 'dark', 'dark');
  await page.evaluate(() => localStorage.removeItem('theme'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expectTheme(page, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectTheme(page, 'light');
}

/** The inline padding of each section, in CSS pixels. */
const columns = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header, main section, footer')].flatMap((element) => {
      if (element.getClientRects().length === 0) return [];
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
      return [[Number.parseFloat(paddingInlineStart), Number.parseFloat(paddingInlineEnd)]];
    }),
  );

test('Q3 without popovers the menu opens, closes and navigates', async ({ page }) => {
  await removeFeatures(page, [popover]);
  await page.setViewportSize(narrow);
  await page.goto('/');
  await expectMenuWorks(page);
  await menuButton(page).click();
  await page.setViewportSize({ width: 1024, height: 740 });
  await expect(menu(page)).toBeHidden();
});

test("Q3 without popovers the browser's own tooltip names the theme button", async ({ page }) => {
  await removeFeatures(page, [popover]);
  await page.goto('/');
  await themeButton(page).focus();
  await themeButton(page).hover();
  await expect(themeButton(page)).toHaveAttribute('title', site.theme.toDark);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});

test('Q3 without invoker commands and closedby the dialogs open and close', async ({ page }) => {
  await removeFeatures(page, [invokerCommands, closedBy]);
  const slug = services[0]?.slug ?? '';
  await alterHome(page, (text) => text.replaceAll(slug, `24-7-${slug}`));
  await page.goto('/');
  await expectDialogWorks(page);
});

test('Q3 without round() every column stays in place, to a pixel', async ({ page, context }) => {
  const older = await context.newPage();
  await removeFeatures(older, [rounding]);
  for (const each of [page, older]) await each.goto('/');
  for (const width of [320, 768, 1243, 1921]) {
    const seen: number[][][] = [];
    for (const each of [page, older]) {
      await each.setViewportSize({ width, height: 800 });
      seen.push(await columns(each));
    }
    const [now = [], before = []] = seen;
    expect(now.length).toBeGreaterThan(5);
    expect(before).toHaveLength(now.length);
    for (const [index, edges] of now.entries()) {
      for (const [side, edge] of edges.entries()) {
        expect(Math.abs((before[index]?.[side] ?? 0) - edge)).toBeLessThan(1);
      }
    }
  }
});

test('Q3 in a browser that lacks all of these every page works, without console messages', async ({
  page,
  watch,
}) => {
  const all = [popover, invokerCommands, closedBy, rounding, lightDark];
  await removeFeatures(page, all);
  for (const each of documents) {
    await openDocument(page, watch, each);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      const inside = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
      expect(inside, `${each.name} at ${width} px`).toBe(true);
    }
  }
  await page.goto('/');
  await expectThemeWorks(page);
  await page.setViewportSize(narrow);
  await page.goto('/');
  await expectMenuWorks(page);
});

test('P1 with the document alone the dialogs, the theme, the menu and its links work', async ({
  page,
  watch,
}) => {
  watch.expectMessage(/ERR_FAILED/);
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'document' ? route.continue() : route.abort(),
  );
  await page.goto('/');
  await expectDialogWorks(page);
  await expectThemeWorks(page);
  await page.setViewportSize(narrow);
  await page.goto('/');
  await expectMenuWorks(page);
});

import type { Page } from '@playwright/test';
import { expectDialogWorks } from './dialog-view.ts';
import { documents, openDocument } from './documents.ts';
import { expectMenuWorks, menu, menuButton } from './menu-view.ts';
import { removeFeatures } from './older-browser.ts';
import { hydrated, narrow } from './page-state.ts';
import { expect, test } from './test.ts';
import { expectControls, expectTheme, themeButton } from './theme-view.ts';

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

// Styles without a feature have other hashes than those of the policy.
test.use({ bypassCSP: true });

test('Q3 in an older browser every page works and logs nothing', async ({ page, pageEvents }) => {
  test.slow();
  await removeFeatures(page);
  for (const each of documents) {
    await openDocument(page, pageEvents, each);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      const inside = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
      expect(inside, `${each.name} at ${width} px`).toBe(true);
      // The columns keep their distance from the edge, which is rounded elsewhere.
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect(heading?.x, `${each.name} at ${width} px`).toBeGreaterThanOrEqual(16);
    }
  }
  await page.goto('/');
  await expectThemeWorks(page);
  await page.locator('#services').scrollIntoViewIfNeeded();
  await hydrated(page, 'dialog');
  await expectDialogWorks(page);
  await page.setViewportSize(narrow);
  await page.goto('/');
  await hydrated(page, 'header');
  await expectMenuWorks(page);
  await menuButton(page).click();
  await page.setViewportSize({ width: 1024, height: 740 });
  await expect(menu(page)).toBeHidden();
});

test('P1 with the document alone dialogs, theme and menu work', async ({ page, pageEvents }) => {
  pageEvents.expectMessage(/ERR_FAILED/);
  pageEvents.allowMessage(/Error hydrating/);
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

import { agency, sharedWords } from '../content.ts';
import {
  expectClosed,
  expectMenuWorks,
  expectOpen,
  menu,
  menuButton,
  menuLinks,
} from './menu-view.ts';
import { hydrated, narrow } from './page-state.ts';
import { expect, test } from './test.ts';

test.describe('H3 on a small screen', () => {
  test.use({ viewport: narrow });

  test('H3 below 768 px a menu holds the links; its button, click outside, Escape, a link and a wider window close it', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('navigation', { name: sharedWords.nav.label })).toBeHidden();
    await menuButton(page).click();
    const words = [
      ...sharedWords.nav.links.map(({ text }) => text),
      agency.phone.display,
      sharedWords.nav.button.text,
    ];
    await expect(menuLinks(page)).toHaveText(words);
    const header = await page.getByRole('banner').boundingBox();
    const box = await menu(page).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(narrow.height);
    await expect(page.getByRole('button', { name: sharedWords.theme.toggle })).toBeInViewport();
    await menuButton(page).click();
    await expectMenuWorks(page);

    const links = page.getByRole('navigation', { name: sharedWords.nav.label });
    const setWidth = (width: number) => page.setViewportSize({ width, height: 740 });
    await hydrated(page, 'header');
    await setWidth(768);
    await expect(links).toBeVisible();
    await expect(menuButton(page)).toBeHidden();
    await setWidth(767);
    await expect(links).toBeHidden();
    await menuButton(page).click();
    await expectOpen(page);
    await setWidth(1024);
    await expect(page.locator('.menu:popover-open')).toHaveCount(0);
    await setWidth(360);
    await expectClosed(page);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('H3 the menu opens, navigates and closes without JavaScript', async ({ page }) => {
      await page.goto('/');
      await menuButton(page).click();
      await expect(menuLinks(page).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await menuButton(page).click();
      await menuLinks(page).first().click();
      await expect(page).toHaveURL(`/${sharedWords.nav.links[0].href}`);
    });
  });
});

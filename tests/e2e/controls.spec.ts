import { services } from '../../src/content/services.ts';
import { dialog, menu, menuButton, opener } from './support/controls.ts';
import { finishAnimations, narrow } from './support/page-state.ts';
import { expect, test } from './support/test.ts';

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: hasScript });

    test('H9 a modal dialog takes focus, closes in every way and returns focus', async ({
      page,
    }) => {
      await page.goto('/');
      for (const close of [
        () => dialog(page).getByRole('button', { name: services.dialog.close }).click(),
        () => page.keyboard.press('Escape'),
        () => page.mouse.click(4, 400),
      ]) {
        await opener(page).click();
        await expect(dialog(page).and(page.locator(':modal'))).toBeVisible();
        await expect(dialog(page).locator(':focus')).toHaveCount(1);
        await finishAnimations(page);
        // A press on its edge is not a press on the backdrop.
        await dialog(page).click({ position: { x: 200, y: -1 } });
        await expect(dialog(page)).toBeVisible();
        await close();
        await expect(dialog(page)).toBeHidden();
        await expect(opener(page)).toBeFocused();
      }
      await opener(page).click();
      const link = dialog(page).getByRole('link', { name: services.dialog.button });
      // Where the dialog would stay open over its target, it is not shown.
      if (!hasScript) return expect(link).toBeHidden();
      await link.click();
      await expect(dialog(page)).toBeHidden();
      await expect(page).toHaveURL('/#contact');
    });

    test('H3 the menu takes focus after its button, and closes in every way', async ({ page }) => {
      await page.setViewportSize(narrow);
      await page.goto('/');
      const links = menu(page).getByRole('link').filter({ visible: true });
      for (const close of [
        () => menuButton(page).click(),
        () => page.mouse.click(180, 720),
        async () => {
          await page.keyboard.press('Escape');
          await expect(menuButton(page)).toBeFocused();
        },
        async () => {
          await links.first().click();
          await expect(page).toHaveURL('/#services');
          await expect(page.locator('#services')).toBeFocused();
        },
      ]) {
        await expect(menu(page)).toBeHidden();
        await menuButton(page).press('Enter');
        await expect(menu(page)).toBeVisible();
        await page.keyboard.press('Tab');
        await expect(links.first()).toBeFocused();
        await close();
        await expect(menu(page)).toBeHidden();
      }
    });
  });
}

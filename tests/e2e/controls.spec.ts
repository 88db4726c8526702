import { contactForm } from '../../src/content/contact-form.ts';
import { hero } from '../../src/content/hero.ts';
import { services } from '../../src/content/services.ts';
import { textsOf } from '../content.ts';
import {
  dialog,
  expectTheme,
  expectThemeControls,
  menu,
  menuButton,
  opener,
  storedTheme,
  themeButton,
  themeChoice,
  themeChoices,
} from './support/controls.ts';
import { expectLegible } from './support/legible.ts';
import { narrow } from './support/page-state.ts';
import { expect, test } from './support/test.ts';

/** Where the page has to be readable, and its controls and form have to work, or not be shown. */
const conditions = [
  { name: 'as built', hasScript: true },
  { name: 'without JavaScript', hasScript: false },
] as const;

for (const { name, hasScript } of conditions) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled: hasScript });
    test.beforeEach(async ({ page }) => {
      await page.goto('/');
    });

    test('F14 Q3 the form sends an inquiry, or offers address and phone', async ({ form }) => {
      await form.openFilled();
      if (hasScript) {
        await form.send.click();
        return expect(form.sentTitle).toBeVisible();
      }
      // By its element: text inside `noscript` can't be found otherwise.
      await expect(form.root.locator('noscript p')).toHaveText(contactForm.noScript);
      await expect(form.root.locator('noscript p')).toBeVisible();
      for (const link of form.directLinks(form.notReadyLine)) await expect(link).toBeVisible();
      await expect(form.send).toBeDisabled();
    });

    test('H9 a modal dialog takes focus, closes in every way and returns focus', async ({
      page,
    }) => {
      for (const close of [
        () => dialog(page).getByRole('button', { name: services.dialog.close }).click(),
        () => page.keyboard.press('Escape'),
        () => page.mouse.click(4, 400),
      ]) {
        await opener(page).click();
        await expect(dialog(page).and(page.locator(':modal'))).toBeVisible();
        await expect(dialog(page).locator(':focus')).toHaveCount(1);
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

    test('R1 H5 the text shows, and the theme’s controls work, or are not shown', async ({
      page,
    }) => {
      const { title, tagline, call, tiles } = hero;
      for (const text of textsOf([title, tagline, call.turns, call.result, tiles])) {
        await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
      }
      for (const { summary } of services.list) {
        await expect(page.getByText(summary).first()).toBeVisible();
      }
      await expectLegible(page, name);
      await page.emulateMedia({ colorScheme: 'dark' });
      if (!hasScript) {
        await expect(themeButton(page)).toBeHidden();
        await expect(themeChoices(page)).toBeHidden();
        await expectTheme(page, 'dark');
        await page.emulateMedia({ colorScheme: 'light' });
        return expectTheme(page, 'light');
      }
      for (const [choice, shown, control] of [
        ['light', 'light', themeButton(page)],
        ['dark', 'dark', themeButton(page)],
        ['light', 'light', themeChoice(page, 'light')],
        ['dark', 'dark', themeChoice(page, 'dark')],
        ['system', 'dark', themeChoice(page, 'system')],
      ] as const) {
        await control.click();
        await expectThemeControls(page, shown, choice);
        expect(await storedTheme(page)).toBe(choice);
      }
    });

    test('H3 the menu works', async ({ page }) => {
      await page.setViewportSize(narrow);
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

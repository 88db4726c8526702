import { pages, scenes, sharedWords } from '../content.ts';
import { expectConsoleWorks, expectScene, serviceRadio } from './console-view.ts';
import { closeButton, dialog, expectDialogWorks, opener } from './dialog-view.ts';
import { moments, startDomChanges } from './dom-changes.ts';
import { pauseControl } from './dot-grid-view.ts';
import { expectMenuWorks, menu, menuButton, menuLinks } from './menu-view.ts';
import { hydrated, narrow, tooltip } from './page-state.ts';
import { expect, test } from './test.ts';
import { chooseTheme, expectControls, expectTheme, focusByKey, themeButton } from './theme-view.ts';

/** An element of each island. */
const islands = ['.site-header', '#hero-title', 'dialog', '.site-footer'];

for (const moment of moments) {
  test(`P4 H3 H4 H5 H6b H9 H16 DOM changes ${moment}: theme, tooltip, console, dialogs and menu work, and no island disappears`, async ({
    form,
    page,
  }) => {
    await startDomChanges(form, moment);
    await page.goto('/');
    for (const island of islands) await hydrated(page, island);
    await themeButton(page).click();
    await expectTheme(page, 'dark');
    await expectControls(page, 'dark', 'dark');
    await chooseTheme(page, 'system');
    await expectTheme(page, 'light');
    await expectControls(page, 'light', 'system');
    await focusByKey(themeButton(page));
    await expect(tooltip(page)).toHaveText(sharedWords.theme.toDark);
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toBeHidden();
    await expectConsoleWorks(page);
    await expectDialogWorks(page);
    await page.setViewportSize(narrow);
    await expectMenuWorks(page);
    for (const island of islands) await expect(page.locator(island).first()).toBeAttached();
    await expect(page.getByText(pages.error.heading)).toHaveCount(0);
  });
}

for (const moment of ['never', 'before hydration'] as const) {
  test(`P4 H6b DOM changes ${moment}: what was chosen or opened before hydration stays so, with the focus`, async ({
    form,
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await startDomChanges(form, moment);
    await page.setViewportSize(narrow);
    const openLate = async () => {
      const unblock = await form.failFiles('all', 'late');
      await page.goto('/', { waitUntil: 'commit' });
      return unblock;
    };
    const unblockFirst = await openLate();
    await serviceRadio(page, scenes[2]?.service ?? '').click();
    await pauseControl(page).click();
    await opener(page).click();
    await closeButton(page).focus();
    unblockFirst();
    await hydrated(page, 'dialog');
    await expect(dialog(page)).toBeVisible();
    await expect(closeButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expectScene(page, 2);
    await expect(pauseControl(page)).toBeChecked();

    await page.unrouteAll();
    const unblockSecond = await openLate();
    await menuButton(page).click();
    await menuLinks(page).first().focus();
    unblockSecond();
    await hydrated(page, '.menu');
    await expect(menu(page)).toBeVisible();
    await expect(menuLinks(page).first()).toBeFocused();
  });
}

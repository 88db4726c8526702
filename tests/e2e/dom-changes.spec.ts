import { agency } from '../content.ts';
import { expectConsoleWorks, pauseControl } from './support/console-view.ts';
import { expectDialogWorks } from './support/dialog-view.ts';
import { moments, startDomChanges } from './support/dom-changes.ts';
import { expectMenuWorks, menuButton } from './support/menu-view.ts';
import { hydrated, narrow } from './support/page-state.ts';
import { expect, test } from './support/test.ts';
import {
  chooseTheme,
  expectControls,
  expectTheme,
  themeButton,
  themeChoice,
} from './support/theme-view.ts';

for (const moment of ['never', ...moments] as const) {
  test(`P4 H3 H4 H5 H6b H9 DOM changes ${moment}: every control works, and no island disappears`, async ({
    form,
    page,
  }) => {
    await startDomChanges(form, moment);
    await page.goto('/');
    await hydrated(themeButton(page));
    await themeButton(page).click();
    await expectTheme(page, 'dark');
    await expectControls(page, 'dark', 'dark');
    await chooseTheme(page, 'system');
    await expectTheme(page, 'light');
    await expectControls(page, 'light', 'system');
    await expectConsoleWorks(page);
    await expectDialogWorks(page);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await pauseControl(page).check();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const { url } of agency.social) {
      await expect(page.locator(`a[href="${url}"]`)).toHaveCount(1);
    }
    await page.setViewportSize(narrow);
    await hydrated(menuButton(page));
    await expectMenuWorks(page);
    await expect(themeChoice(page, 'system')).toBeChecked();
  });
}

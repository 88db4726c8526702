import type { Page } from '@playwright/test';
import { pages, sharedWords } from '../content.ts';
import { expectConsoleWorks } from './console-view.ts';
import { closeButton, dialog, expectDialogWorks, opener } from './dialog-view.ts';
import { expectMenuWorks, expectOpen, menuButton, menuLinks } from './menu-view.ts';
import { combinedPrograms, hydrationFailure, startOtherPrograms } from './other-programs.ts';
import { hydrated, narrow } from './page-state.ts';
import { failScripts } from './script-faults.ts';
import { expect, test } from './test.ts';
import { chooseTheme, expectControls, expectTheme, focusByKey, themeButton } from './theme-view.ts';

/** Puts elements among the children of every island before hydration. */
async function addForeignElements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const places =
        'astro-island header > div, .hero, .console-scenes, .menu nav, dialog > div, .footer-end, fieldset';
      for (const place of document.querySelectorAll(places)) {
        const foreign = document.createElement('x-foreign');
        foreign.setAttribute('aria-hidden', 'true');
        foreign.style.position = 'absolute';
        place.prepend(foreign);
      }
    });
  });
}

type Change = readonly [name: string, change: (page: Page) => Promise<void>];
const changes: readonly Change[] = [
  ...combinedPrograms.map((name): Change => [name, (page) => startOtherPrograms(page, name)]),
  ['elements in every island before hydration', addForeignElements],
];
const isBefore = ([name]: Change) => name.endsWith('before hydration');

/** An element of each island, and what has to come into view for it to be hydrated. */
const islands = [
  ['.site-header', '.site-header'],
  ['#hero-title', '#hero-title'],
  ['dialog', '#services'],
  ['.site-footer', '.site-footer'],
] as const;

async function openHydrated(page: Page): Promise<void> {
  await page.goto('/');
  for (const [element, place] of islands) {
    await page.locator(place).evaluate((each) => each.scrollIntoView());
    await hydrated(page, element);
  }
}

for (const [name, change] of changes) {
  test(`P4 ${name}: theme, tooltip, console, dialogs and menu work, and no island disappears`, async ({
    page,
    pageEvents,
  }) => {
    pageEvents.allowMessage(hydrationFailure);
    await change(page);
    await openHydrated(page);
    await themeButton(page).click();
    await expectTheme(page, 'dark');
    await expectControls(page, 'dark', 'dark');
    await chooseTheme(page, 'system');
    await expectTheme(page, 'light');
    await expectControls(page, 'light', 'system');
    await focusByKey(themeButton(page));
    const tooltip = page.getByRole('tooltip').and(page.locator('[data-open]'));
    await expect(tooltip).toHaveText(sharedWords.theme.toDark);
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();
    await expectConsoleWorks(page);
    await expectDialogWorks(page);
    await page.setViewportSize(narrow);
    await expectMenuWorks(page);
    for (const [island] of islands) await expect(page.locator(island).first()).toBeAttached();
    await expect(page.getByText(pages.error.heading)).toHaveCount(0);
  });
}

for (const [name, change] of changes.filter(isBefore)) {
  test(`P4 ${name}: dialog and menu that were opened before it stay open, with the focus`, async ({
    page,
    pageEvents,
  }) => {
    pageEvents.allowMessage(hydrationFailure);
    await change(page);
    const release = await failScripts(page, 'all', 'late');
    await page.goto('/', { waitUntil: 'commit' });
    await opener(page).click();
    await closeButton(page).focus();
    release();
    await hydrated(page, 'dialog');
    await expect(dialog(page)).toBeVisible();
    await expect(closeButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();

    await page.unrouteAll();
    const releaseLater = await failScripts(page, 'all', 'late');
    await page.setViewportSize(narrow);
    await page.reload({ waitUntil: 'commit' });
    await menuButton(page).click();
    await menuLinks(page).first().focus();
    releaseLater();
    await hydrated(page, '.menu');
    await expectOpen(page);
    await expect(menuLinks(page).first()).toBeFocused();
  });
}

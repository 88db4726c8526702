import { expect, type Page } from '@playwright/test';
import { services } from '../content.ts';
import { closeButton, dialog, expectDialogWorks, opener } from './dialog-view.ts';
import { expectMenuWorks } from './menu-view.ts';
import { hydrated, narrow } from './page-state.ts';
import { test } from './test.ts';
import { expectControls, expectTheme, themeButton } from './theme-view.ts';

/** Where a name begins that means nothing to an older browser: of an attribute, a selector or a function of CSS. */
const unknownNames =
  /(?<= )(?=(?:popover|popovertarget|closedby)=)|(?<=:)(?=popover-open)|\b(?=(?:round|light-dark)\()/g;

/** Members that scripts do not find there. */
const missingMembers = {
  HTMLElement: ['popover', 'showPopover', 'hidePopover', 'togglePopover'],
  HTMLButtonElement: ['command', 'commandForElement'],
  HTMLDialogElement: ['closedBy'],
} as const;

/** Removes popovers, invoker commands, `closedby`, `round()` and `light-dark()` from the browser of the home page. */
async function removeFeatures(page: Page): Promise<void> {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(unknownNames, 'unknown-');
    await route.fulfill({ response, body });
  });
  await page.addInitScript((members) => {
    document.addEventListener('command', (happened) => happened.preventDefault(), true);
    for (const [owner, names] of Object.entries(members)) {
      const { prototype } = Reflect.get(globalThis, owner);
      for (const name of names) Reflect.deleteProperty(prototype, name);
    }
  }, missingMembers);
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

// Styles without a feature have other hashes than those of the policy.
test.use({ bypassCSP: true });

/** Expects that dialogs, theme and menu work, each once the page is ready for it. */
async function expectControlsWork(
  page: Page,
  ready: (selector: string) => Promise<void>,
): Promise<void> {
  await page.goto('/');
  await ready('dialog');
  await expectDialogWorks(page);
  await expectThemeWorks(page);
  await page.setViewportSize(narrow);
  await page.goto('/');
  await ready('header');
  await expectMenuWorks(page);
}

test('H3 H5 H9 in an older browser every dialog works before hydration; theme, dialogs and menu after it', async ({
  form,
  page,
}) => {
  await removeFeatures(page);
  const unblock = await form.failFiles('all', 'late');
  await page.goto('/', { waitUntil: 'commit' });
  for (const { name } of services) {
    await opener(page, name).click();
    await expect(dialog(page, name)).toBeVisible();
    await closeButton(page, name).click();
    await expect(dialog(page, name)).toBeHidden();
    await expect(opener(page, name)).toBeFocused();
  }
  unblock();
  await expectControlsWork(page, (selector) => hydrated(page, selector));
});

test('P1 with the document alone dialogs, theme and menu work', async ({ form, page }) => {
  await form.failFiles('all', 'missing');
  await expectControlsWork(page, async () => {});
});

import type { Page } from '@playwright/test';
import { expectDialogWorks } from './dialog-view.ts';
import { expectMenuWorks } from './menu-view.ts';
import { hydrated, narrow } from './page-state.ts';
import { test } from './test.ts';
import { expectControls, expectTheme, themeButton } from './theme-view.ts';

/** HTML attributes, CSS functions and selectors that mean nothing to an older browser. */
const unknownNames = [
  /(?<= )(?=popover(?:target)?=)/g,
  /(?<=:)(?=popover-open)/g,
  /(?<= )(?=closedby=)/g,
  /\b(?=round\()/g,
  /\b(?=light-dark\()/g,
];

/** Members that scripts do not find there. */
const missingMembers = {
  HTMLElement: ['popover', 'showPopover', 'hidePopover', 'togglePopover'],
  HTMLButtonElement: ['command', 'commandForElement'],
  HTMLDialogElement: ['closedBy'],
} as const;

/**
 * Removes popovers, invoker commands, `closedby`, `round()` and `light-dark()` from the browser of a page, whose styles are
 * all in its document. Call it before the page is opened, in a test with `bypassCSP`: the changed styles have other hashes.
 */
async function removeFeatures(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    let body = await response.text();
    for (const name of unknownNames) body = body.replaceAll(name, 'unknown-');
    await route.fulfill({ response, body });
  });
  await page.addInitScript((members) => {
    document.addEventListener('command', (happened) => happened.preventDefault(), true);
    for (const [owner, names] of Object.entries(members)) {
      for (const name of names)
        Reflect.deleteProperty(Reflect.get(globalThis, owner).prototype, name);
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
  await page.locator('#services').scrollIntoViewIfNeeded();
  await ready('dialog');
  await expectDialogWorks(page);
  await expectThemeWorks(page);
  await page.setViewportSize(narrow);
  await page.goto('/');
  await ready('header');
  await expectMenuWorks(page);
}

test('H3 H5 H9 in an older browser theme, dialogs and menu work', async ({ page }) => {
  await removeFeatures(page);
  await expectControlsWork(page, (selector) => hydrated(page, selector));
});

test('P1 with the document alone dialogs, theme and menu work', async ({ page, pageEvents }) => {
  pageEvents.expectMessage(/ERR_FAILED/);
  pageEvents.allowMessage(/Error hydrating/);
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'document' ? route.continue() : route.abort(),
  );
  await expectControlsWork(page, async () => {});
});

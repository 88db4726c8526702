import type { Page } from '@playwright/test';
import { services } from '../content.ts';
import { expectDialogWorks } from './support/dialog-view.ts';
import { menuButton } from './support/menu-view.ts';
import { newInquiry } from './support/new-inquiry.ts';
import { hydrated, narrow } from './support/page-state.ts';
import { expect, test } from './support/test.ts';
import { expectControls, expectTheme, themeButton } from './support/theme-view.ts';

/** Where a name begins that an older browser does not know: of an attribute, a selector or a CSS function. */
const unknownNames =
  /(?<= )(?=(?:popover|popovertarget|closedby)=)|(?<=:)(?=popover-open|has\()|\b(?=(?:round|light-dark|calc-size|anchor)\()/g;

/** Members that scripts do not find in those browsers. */
const missingMembers = {
  HTMLElement: ['popover', 'showPopover', 'hidePopover', 'togglePopover'],
  HTMLButtonElement: ['command', 'commandForElement'],
  HTMLDialogElement: ['closedBy'],
  Array: ['toSorted', 'toReversed', 'toSpliced', 'with'],
} as const;

/** Removes popovers, invoker commands, `closedby`, `:has()` and newer functions from the browser for the home page. */
async function removeFeatures(page: Page): Promise<void> {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(unknownNames, 'unknown-');
    await route.fulfill({ response, body });
  });
  await page.addInitScript((members) => {
    // What the browser itself would do on a command.
    document.addEventListener(
      'command',
      (event) => event.isTrusted && event.preventDefault(),
      true,
    );
    for (const [owner, names] of Object.entries(members)) {
      const { prototype } = Reflect.get(globalThis, owner);
      for (const name of names) Reflect.deleteProperty(prototype, name);
    }
  }, missingMembers);
}

// Styles without a feature have different hashes than the policy's.
test.use({ bypassCSP: true });

test('Q3 in a browser from 2023 all text shows, theme and dialogs work, the form is sent, and no dead menu shows', async ({
  form,
  page,
}) => {
  await removeFeatures(page);
  await page.goto('/');
  for (const { scene } of services) {
    await expect(page.getByText(scene.result.text, { exact: true }).last()).toBeVisible();
  }
  await hydrated(themeButton(page));
  await expectTheme(page, 'light');
  await themeButton(page).click();
  await expectTheme(page, 'dark');
  await expectControls(page, 'dark', 'dark');
  await expectDialogWorks(page);
  await form.openAndSubmit(newInquiry());
  await expect(form.confirmation).toBeVisible();
  await page.setViewportSize(narrow);
  await expect(menuButton(page)).toBeHidden();
});

import type { Page } from '@playwright/test';
import { changeHtml } from './page-state.ts';

/** Where a name begins that an older browser does not know: of an attribute, a selector or a CSS function. */
const unknownNames =
  /(?<= )(?=(?:popover|popovertarget|closedby)=)|(?<=:)(?=popover-open|has\()|\b(?=(?:round|light-dark|color-mix|anchor)\()/g;

/** Members that scripts do not find in those browsers. */
const missingMembers = {
  HTMLElement: ['popover', 'showPopover', 'hidePopover', 'togglePopover'],
  HTMLButtonElement: ['command', 'commandForElement'],
  HTMLDialogElement: ['closedBy'],
  Array: ['toSorted', 'toReversed', 'toSpliced', 'with'],
} as const;

/**
 * Removes popovers, invoker commands, `closedby`, `:has()` and newer functions from the browser for the home page. It needs
 * `bypassCSP`: styles without a feature have different hashes than the policy's.
 */
export async function removeFeatures(page: Page): Promise<void> {
  await changeHtml(page, '/', (html) => html.replaceAll(unknownNames, 'unknown-'));
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

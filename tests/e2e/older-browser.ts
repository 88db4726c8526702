import type { Page } from '@playwright/test';

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
export async function removeFeatures(page: Page): Promise<void> {
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

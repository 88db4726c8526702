import type { Page } from '@playwright/test';

/** What a browser of its time does not know: names that mean nothing to it, and what scripts cannot find. */
export interface MissingFeature {
  /** HTML attributes, CSS functions and selectors. */
  readonly names?: readonly RegExp[];
  /** Members of prototypes, such as `HTMLElement.popover`. */
  readonly members?: readonly string[];
  /** An event that the browser handles by itself. */
  readonly event?: string;
}

export const popover: MissingFeature = {
  names: [/(?<= )(?=popover(?:target)?=)/g, /(?<=:)(?=popover-open)/g],
  members: ['popover', 'showPopover', 'hidePopover', 'togglePopover'].map(
    (name) => `HTMLElement.${name}`,
  ),
};
export const invokerCommands: MissingFeature = {
  event: 'command',
  members: ['HTMLButtonElement.command', 'HTMLButtonElement.commandForElement'],
};
export const closedBy: MissingFeature = {
  names: [/(?<= )(?=closedby=)/g],
  members: ['HTMLDialogElement.closedBy'],
};
export const rounding: MissingFeature = { names: [/\b(?=round\()/g] };
export const lightDark: MissingFeature = { names: [/\b(?=light-dark\()/g] };

/**
 * Removes features from the browser of a page, whose styles are all in its document. Call it before the page is opened,
 * in a test with `bypassCSP`: the changed styles have other hashes.
 */
export async function removeFeatures(page: Page, features: MissingFeature[]): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    let body = await response.text();
    for (const name of features.flatMap(({ names = [] }) => names)) {
      body = body.replaceAll(name, 'unknown-');
    }
    await route.fulfill({ response, body });
  });
  await page.addInitScript(
    ([members, events]) => {
      for (const event of events) {
        document.addEventListener(event, (happened) => happened.preventDefault(), true);
      }
      for (const member of members) {
        const [owner = '', name = ''] = member.split('.');
        Reflect.deleteProperty(Reflect.get(globalThis, owner).prototype, name);
      }
    },
    [
      features.flatMap(({ members = [] }) => members),
      features.flatMap(({ event = [] }) => event),
    ] as const,
  );
}

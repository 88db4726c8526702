import type { Page } from '@playwright/test';

/** Script files that fail together. */
const files = { form: /\/_astro\/ContactFormRoot\..*\.js/, all: /\/_astro\/.*\.js/ } as const;

/** How a file fails: for good, changed on its way, or held back until the test unblocks it. */
type ScriptFailure = 'missing' | 'broken' | 'late';

/**
 * Makes script files fail. Call it before the page is opened.
 *
 * @returns unblocks the files that are held back
 */
export async function failScripts(
  page: Page,
  group: keyof typeof files,
  failure: ScriptFailure,
): Promise<() => void> {
  const { promise: unblocked, resolve: unblock } = Promise.withResolvers<void>();
  await page.route(files[group], async (route) => {
    if (failure === 'missing') return route.abort();
    if (failure === 'broken') {
      return route.fulfill({ contentType: 'text/javascript', body: 'export default (' });
    }
    await unblocked;
    return route.continue();
  });
  return unblock;
}

export const sendRequest = '**/api/v1.0/email/send';

/**
 * Holds the responses to the form from now on; its requests reach the service.
 *
 * @returns unblocks them
 */
export async function holdResponse(page: Page): Promise<() => void> {
  const { promise: unblocked, resolve: unblock } = Promise.withResolvers<void>();
  await page.route(sendRequest, async (route) => {
    const response = await route.fetch();
    await unblocked;
    await route.fulfill({ response });
  });
  return unblock;
}

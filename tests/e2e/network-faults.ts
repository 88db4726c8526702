import type { Page } from '@playwright/test';

/** Script files that fail together. */
const files = { form: /\/_astro\/ContactFormRoot\..*\.js/, all: /\/_astro\/.*\.js/ } as const;

/** How a file fails: for good, changed on its way, or held back until the test releases it. */
type ScriptFailure = 'missing' | 'broken' | 'late';

/**
 * Makes script files fail. Call it before the page is opened.
 *
 * @returns releases the files that are held back
 */
export async function failScripts(
  page: Page,
  group: keyof typeof files,
  failure: ScriptFailure,
): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(files[group], async (route) => {
    if (failure === 'missing') return route.abort();
    if (failure === 'broken') {
      return route.fulfill({ contentType: 'text/javascript', body: 'export default (' });
    }
    await released;
    return route.continue();
  });
  return release;
}

export const sendRequest = '**/api/v1.0/email/send';

/**
 * Holds the responses to the form from now on; its requests reach the service.
 *
 * @returns releases them
 */
export async function holdAnswer(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(sendRequest, async (route) => {
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  });
  return release;
}

import type { Page } from '@playwright/test';
import type { ContactForm } from './contact-form.ts';

/** Files that fail together: scripts, or a style sheet that the load event and `pageshow` wait for. */
const files = {
  form: /\/_astro\/ContactFormRoot\..*\.js/,
  all: /\/_astro\/.*\.js/,
  print: /print.*\.css$/,
} as const;

/** How a file fails: for good, changed on its way, or held back until the test unblocks it. */
type Failure = 'missing' | 'broken' | 'late';

/**
 * Makes files fail, and allows what the console says of it. Call it before the page is opened.
 *
 * @returns unblocks the files that are held back
 */
export async function failFiles(
  { page, pageEvents }: ContactForm,
  group: keyof typeof files,
  failure: Failure,
): Promise<() => void> {
  pageEvents.allowMessage(/ERR_FAILED|Error hydrating|valid digest/);
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

import type { Page } from '@playwright/test';
import type { PageEvents } from './test.ts';

/** Files that fail together: scripts, or a style sheet that the load event and `pageshow` wait for. */
const files = {
  form: /\/_astro\/ContactFormRoot\..*\.js/,
  all: /\/_astro\/.*\.js/,
  print: /print.*\.css$/,
} as const;

/** How a file fails: for good, changed on its way, or held back until the test unblocks it. */
type Failure = 'missing' | 'broken' | 'late';

export const sendRequest = '**/api/v1.0/email/send';

/** Each returns what unblocks the files or responses that it holds back. */
export const networkFaultsOf = (page: Page, pageEvents: PageEvents) => ({
  /** Makes files fail, and allows what the console says of it. Call it before the page is opened. */
  async failFiles(group: keyof typeof files, failure: Failure): Promise<() => void> {
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
  },

  /** Holds the responses to the form from now on; its requests reach the service. */
  async holdResponse(): Promise<() => void> {
    const { promise: unblocked, resolve: unblock } = Promise.withResolvers<void>();
    await page.route(sendRequest, async (route) => {
      const response = await route.fetch();
      await unblocked;
      await route.fulfill({ response });
    });
    return unblock;
  },
});

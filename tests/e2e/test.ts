import { test as base, expect, type Page } from '@playwright/test';
import { letteredFooter } from './lettered.ts';

/** What a page must never do in a journey; a journey that provokes one says which. */
interface Watch {
  /** Announces a console message or page error that this journey causes on purpose. */
  expectMessage(pattern: RegExp): void;
  /** Announces one that this journey may cause, or may not: what it does is left to chance. */
  allowMessage(pattern: RegExp): void;
  /** The mail links that the browser handed to the system, in order. No mail program is needed. */
  readonly mailLinks: readonly string[];
}

/** What Chromium itself notes in the console when a page asks the system to open an address. */
const launch = /^Launched external handler for '(mailto:[^']*)'\.$/;

/** Milliseconds that a visitor would take to look at a page, and its code to come, before the first press. */
const look = 2000;

/**
 * The page's code and fonts come after the first paint, which a browser's driver does not wait for. A visitor
 * presses nothing so soon: a page that was opened or loaded anew is awaited until its last part has its letters.
 * Where a journey keeps the code from coming, it goes on after a while.
 */
function settleFirst(page: Page): void {
  const settled = page.locator(letteredFooter);
  const settle = () => settled.waitFor({ state: 'attached', timeout: look }).catch(() => {});
  const { goto, reload } = page;
  page.goto = async (address, options) => {
    const response = await goto.call(page, address, options);
    if (options?.waitUntil !== 'commit') await settle();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    await settle();
    return response;
  };
}

/**
 * A journey: every console message, page error and violation of the content policy fails it (Q4, Q5), unless it
 * was announced.
 */
export const test = base.extend<{ watch: Watch }>({
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) settleFirst(page);
    await use(page);
  },
  watch: [
    async ({ context }, use) => {
      const messages: string[] = [];
      const expected: RegExp[] = [];
      const allowed: RegExp[] = [];
      const mailLinks: string[] = [];
      await context.exposeBinding('reportViolation', (_source, text: string) => {
        messages.push(`content policy: ${text}`);
      });
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const report: unknown = Reflect.get(globalThis, 'reportViolation');
          if (typeof report === 'function') {
            report(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
          }
        });
      });
      context.on('console', (message) => {
        const [, mailLink] = launch.exec(message.text()) ?? [];
        if (mailLink) mailLinks.push(mailLink);
        else messages.push(`${message.type()}: ${message.text()}`);
      });
      context.on('weberror', (error) => messages.push(`page error: ${error.error().message}`));
      await use({
        expectMessage: (pattern) => expected.push(pattern),
        allowMessage: (pattern) => allowed.push(pattern),
        mailLinks,
      });
      const announced = [...expected, ...allowed];
      const surprises = messages.filter((text) => !announced.some((pattern) => pattern.test(text)));
      expect(surprises, 'messages that no one announced').toEqual([]);
      for (const pattern of expected) {
        expect(
          messages.some((text) => pattern.test(text)),
          `a message like ${pattern}`,
        ).toBe(true);
      }
    },
    { auto: true },
  ],
});

export { expect };

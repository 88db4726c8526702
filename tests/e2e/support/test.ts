import { test as base, expect } from '@playwright/test';
import { type ContactForm, contactFormOf } from './contact-form.ts';
import { narrow } from './page-state.ts';

export interface PageEvents {
  /** Expects a console message or page error that this test causes on purpose. */
  expectMessage(pattern: RegExp): void;
  /** Allows one that this test may or may not cause. */
  allowMessage(pattern: RegExp): void;
  /** The mail links that the page opened, in order. */
  readonly mailLinks: readonly string[];
}

/** What Chromium writes to the console when it opens a mail link; its headless shell writes nothing. */
const mailLinkOpened = /^Launched external handler for 'mailto:/;

/**
 * A test that fails on every unexpected console message and page error (Q4, Q5). Chromium logs each violation of the
 * content security policy as an error.
 */
export const test = base.extend<{ pageEvents: PageEvents; form: ContactForm }>({
  form: async ({ page, pageEvents }, use) => use(contactFormOf(page, pageEvents)),
  pageEvents: [
    async ({ context }, use) => {
      const messages: string[] = [];
      const expected: RegExp[] = [];
      const allowed: RegExp[] = [];
      const mailLinks: string[] = [];
      context.on('console', (message) => {
        if (mailLinkOpened.test(message.text())) return;
        messages.push(`${message.type()}: ${message.text()}`);
      });
      context.on('request', (request) => {
        if (request.url().startsWith('mailto:')) mailLinks.push(request.url());
      });
      context.on('weberror', (error) => messages.push(`page error: ${error.error().message}`));
      await use({
        expectMessage: (pattern) => expected.push(pattern),
        allowMessage: (pattern) => allowed.push(pattern),
        mailLinks,
      });
      // A failed test may have stopped before some of them.
      if (test.info().errors.length > 0) return;
      const known = [...expected, ...allowed];
      const unexpected = messages.filter((text) => !known.some((pattern) => pattern.test(text)));
      expect(unexpected, 'unexpected messages').toEqual([]);
      for (const pattern of expected) {
        // It may come a moment after what caused it.
        await expect
          .poll(() => messages.some((text) => pattern.test(text)), `a message like ${pattern}`)
          .toBe(true);
      }
    },
    { auto: true },
  ],
});

/** For tests that do not depend on the window's size: a phone-sized window renders faster. */
export const phoneTest = test.extend({ viewport: narrow });

export { expect };

import { expect, type Locator, type Page } from '@playwright/test';
import { fieldId, fieldNames, formId, type Inquiry } from '../../../src/contact-form/fields.ts';
import { draftKey } from '../../../src/contact-form/storage.ts';
import { agency, contactForm } from '../../content.ts';
import { builtScript } from './built-scripts.ts';
import { newInquiry } from './new-inquiry.ts';
import type { PageEvents } from './test.ts';

const sendRequest = '**/api/v1.0/email/send';

/** How the service's stand-in responds: with a status, not at all, or by dropping the connection. */
export type Answer = number | 'hang' | 'drop';

/** A page's contact form, with what is above it and its toasts. */
export type ContactForm = ReturnType<typeof contactFormOf>;

export function contactFormOf(page: Page, pageEvents: PageEvents) {
  const root = page.locator(`#${formId}`);
  const send = root.locator('[type=submit]');
  const field = (name: keyof Inquiry) => root.locator(`#${fieldId(name)}`);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') requests.push(request.postData() ?? '');
  });

  return {
    page,
    pageEvents,
    root,
    send,
    field,
    /** The bodies of the requests that the form has made. */
    requests: requests as readonly string[],

    // What is above the form, or in its place.
    confirmation: page.getByRole('heading', { name: contactForm.sent.service.title }),
    failure: page.getByRole('region', { name: contactForm.failed.title }),
    panelTitle: page.getByRole('heading', { name: contactForm.unsent.title }),
    wholeMessage: page.getByLabel(contactForm.unsent.message, { exact: true }),
    done: page.getByRole('button', { name: contactForm.unsent.done }),
    crashScreen: page.getByRole('region', { name: contactForm.crashed.title }),

    toast: (title: string) => page.getByRole('dialog', { name: title }),
    /** The line beside the button while it cannot send. */
    notReadyLine: root
      .getByRole('paragraph')
      .filter({ hasText: contactForm.notReady.split('{')[0] ?? '' }),
    /** The agency's address and phone number, as links within a part of the page. */
    directLinks: (part: Locator) =>
      [`mailto:${agency.email}`, agency.phone.href].map((href) =>
        part.locator(`a[href="${href}"]`),
      ),

    /** Opens the form without waiting for any code. */
    async open(): Promise<void> {
      await page.goto('/#contact', { waitUntil: 'commit' });
      // Another form may take its place in the meantime if an extension has changed the page.
      await expect(() => root.scrollIntoViewIfNeeded()).toPass();
    },

    /** Waits until a visitor can send. */
    expectReady: () => expect(send).toBeEnabled(),

    async fill(values: Inquiry): Promise<void> {
      for (const name of fieldNames) await field(name).fill(values[name]);
    },

    async openFilled(inquiry = newInquiry()): Promise<Inquiry> {
      await this.open();
      await this.fill(inquiry);
      return inquiry;
    },

    /** Fills in and sends the form; the local service responds unless another answer is given. */
    async submit(inquiry: Inquiry, ...answers: readonly Answer[]): Promise<void> {
      if (answers.length > 0) await this.answer(...answers);
      await this.fill(inquiry);
      await send.click();
    },

    async openAndSubmit(inquiry = newInquiry(), ...answers: readonly Answer[]): Promise<Inquiry> {
      await this.open();
      await this.submit(inquiry, ...answers);
      return inquiry;
    },

    /** Sends an inquiry that the service refuses, and waits for the panel. */
    async fallBack(inquiry = newInquiry()): Promise<Inquiry> {
      await this.openAndSubmit(inquiry, 412);
      await expect(this.panelTitle.first()).toBeFocused();
      return inquiry;
    },

    async values(): Promise<Record<string, string>> {
      const values = fieldNames.map(async (name) => [name, await field(name).inputValue()]);
      return Object.fromEntries(await Promise.all(values));
    },

    /** The draft that the tab keeps; null if there is none, or storage is denied. */
    savedDraft: (): Promise<Inquiry | null> =>
      page
        .evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? 'null'), draftKey)
        .catch(() => null),

    /** Expects that the tab keeps nothing of what was typed, not even an empty key. */
    async expectNothingKept(): Promise<void> {
      expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    },

    /** Answers the form's requests in place of the service, in this order; the last answer repeats. */
    async answer(...answers: readonly Answer[]): Promise<void> {
      pageEvents.allowMessage(/status of \d+|ERR_FAILED|ERR_EMPTY_RESPONSE/);
      await page.unroute(sendRequest);
      const left = [...answers];
      await page.route(sendRequest, async (route) => {
        const answer = left.length > 1 ? left.shift() : left[0];
        if (typeof answer === 'number') return route.fulfill({ status: answer, body: 'x' });
        if (answer === 'drop') return route.abort();
      });
    },

    /** Holds the service's responses from now on; the requests reach it. Returns a function that lets them through. */
    async holdResponse(): Promise<() => void> {
      const { promise, resolve } = Promise.withResolvers<void>();
      await page.route(sendRequest, async (route) => {
        const response = await route.fetch();
        await promise;
        await route.fulfill({ response });
      });
      return resolve;
    },

    /** Holds the form's code of pages opened from now on. Returns a function that lets it through. */
    async holdCode(): Promise<() => void> {
      const { promise, resolve } = Promise.withResolvers<void>();
      await page.route(builtScript('ContactForm'), async (route) => {
        await promise;
        await route.continue();
      });
      return resolve;
    },

    /** Makes a script, or all with `*`, fail to load on pages opened from now on: always, or so many times. */
    async failScript(
      name: 'ContactForm' | 'es' | '*',
      options?: { readonly times: number },
    ): Promise<void> {
      pageEvents.allowMessage(/ERR_FAILED|Error hydrating/);
      const path = name === '*' ? '/_astro/*.js' : builtScript(name);
      await page.route(path, (route) => route.abort(), options);
    },

    /** Makes the form throw "no field today" when its first field changes; `always`, also in the next form. */
    crashOnChange(times: 'once' | 'always' = 'always'): Promise<void> {
      pageEvents.expectMessage(/no field today/);
      return field('firstName').evaluate((element, isOnce) => {
        const { setAttribute } = element;
        Object.assign(isOnce ? element : HTMLInputElement.prototype, {
          setAttribute(this: Element, name: string, value: string) {
            // What React sets and no extension does.
            if (/^(?:aria-invalid|readonly|aria-required)$/i.test(name))
              throw new Error('no field today');
            setAttribute.call(this, name, value);
          },
        });
      }, times === 'once');
    },

    /** Makes the next mail link throw "no link today"; `always`, each one after it, too. */
    breakMailLink(times: 'once' | 'always' = 'once'): Promise<void> {
      pageEvents.expectMessage(/no link today/);
      return page.evaluate((isOnce) => {
        const encode = encodeURIComponent;
        globalThis.encodeURIComponent = (text) => {
          // Only an email's body has this line ending: React encodes its own messages with it, too.
          if (!String(text).includes('\r\n')) return encode(text);
          if (isOnce) globalThis.encodeURIComponent = encode;
          throw new URIError('no link today');
        };
      }, times === 'once');
    },
  };
}

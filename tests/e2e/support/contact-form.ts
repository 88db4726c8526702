import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { fieldId, fieldNames, formId, type Inquiry } from '../../../src/contact-form/fields.ts';
import { draftKey, unsentKey } from '../../../src/contact-form/storage.ts';
import { agency, contactForm } from '../../content.ts';
import { builtScripts } from './built-scripts.ts';
import { messagesFrom } from './inbox.ts';
import { bodyOf } from './mail-body.ts';
import { newInquiry } from './new-inquiry.ts';
import type { PageEvents } from './test.ts';

const sendRequest = '**/api/v1.0/email/send';

/** How the service's stand-in responds: with a status, not at all, or by dropping the connection. */
export type Answer = number | 'hang' | 'drop';

/** Files that fail together. */
const files = {
  form: /\/_astro\/ContactForm\..*\.js/,
  library: /\/_astro\/es\..*\.js/,
  all: /\/_astro\/.*\.js/,
} as const;

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
  /** What the tab keeps under a key; null if there is nothing, or storage is denied. */
  const stored = (key: string) =>
    page.evaluate((each) => sessionStorage.getItem(each), key).catch(() => null);

  return {
    page,
    pageEvents,
    root,
    send,
    field,
    /** The bodies of the requests that the form has made. */
    requests: requests as readonly string[],
    /** The titles of what is above the form, from the top. */
    outcomes: page.locator('#contact section').getByRole('heading', { level: 4 }),
    panelTitle: page.getByRole('heading', { name: contactForm.unsent.title }),
    confirmation: page.getByRole('heading', { name: contactForm.sent.service.title }),
    failure: page.getByRole('region', { name: contactForm.failed.title }),
    wholeMessage: page.getByLabel(contactForm.unsent.message, { exact: true }),
    crashScreen: page.getByRole('region', { name: contactForm.crashed.title }),
    /** The line beside the button while it cannot send. */
    notReadyLine: root
      .getByRole('paragraph')
      .filter({ hasText: contactForm.notReady.split('{')[0] ?? '' }),
    done: page.getByRole('button', { name: contactForm.unsent.done }),
    remove: page.getByRole('button', { name: contactForm.unsent.remove }),
    toast: (title: string) => page.getByRole('dialog', { name: title }),
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

    /** Fills in the fields as a program does, with these events for each. */
    async autofill(values: Inquiry, events: readonly string[] = []): Promise<void> {
      for (const name of fieldNames) {
        await field(name).evaluate((element: HTMLInputElement, value) => {
          element.value = value;
        }, values[name]);
        for (const type of events) await field(name).dispatchEvent(type);
      }
    },

    /** Fills in and sends the form; the local service responds unless another answer is given. */
    async submit(inquiry: Inquiry, ...answers: readonly Answer[]): Promise<void> {
      if (answers.length > 0) await this.answer(...answers);
      await this.fill(inquiry);
      await send.click();
    },

    async openFilled(inquiry = newInquiry()): Promise<Inquiry> {
      await this.open();
      await this.fill(inquiry);
      return inquiry;
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

    /** The draft that the tab keeps; null if there is none. */
    async savedDraft(): Promise<Inquiry | null> {
      return JSON.parse((await stored(draftKey)) ?? 'null');
    },

    /** Expects that the tab keeps nothing of what was typed, not even an empty key. */
    async expectNothingKept(): Promise<void> {
      expect([await stored(draftKey), await stored(unsentKey)]).toEqual([null, null]);
    },

    /** The places where the whole message of an inquiry is. */
    async findMessage({ email, message }: Inquiry): Promise<string[]> {
      const received = await messagesFrom(email);
      const panels = await this.wholeMessage.all();
      const kept = [await stored(draftKey), await stored(unsentKey)];
      const places = {
        inbox: received.some(({ params }) => params['message'] === message),
        panel: (await Promise.all(panels.map((each) => each.inputValue()))).some((text) =>
          text.includes(message),
        ),
        'mail draft': pageEvents.mailLinks.some((link) => bodyOf(link).includes(message)),
        form: (await field('message').inputValue()) === message,
        'tab storage': kept.some((json) => json?.includes(JSON.stringify(message))),
      };
      return Object.entries(places).flatMap(([place, isThere]) => (isThere ? [place] : []));
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

    /** Fills in and sends the form, and holds the service's response until the test calls the returned function. */
    async openAndHold(inquiry = newInquiry()): Promise<() => void> {
      await this.openFilled(inquiry);
      const unblock = await this.holdResponse();
      await send.click();
      return unblock;
    },

    /** Holds the service's responses from now on; the requests reach it. Returns a function that lets them through. */
    async holdResponse(): Promise<() => void> {
      const { promise: unblocked, resolve: unblock } = Promise.withResolvers<void>();
      await page.unroute(sendRequest);
      await page.route(sendRequest, async (route) => {
        const response = await route.fetch();
        await unblocked;
        await route.fulfill({ response });
      });
      return unblock;
    },

    /**
     * Makes files fail: for good, once, changed in transit, or held back until the test calls the returned function.
     * Call it before the page is opened.
     */
    async failFiles(
      group: keyof typeof files,
      failure: 'missing' | 'once' | 'broken' | 'late',
    ): Promise<() => void> {
      expect(builtScripts().some((file) => files[group].test(file))).toBe(true);
      if (failure !== 'late') pageEvents.allowMessage(/ERR_FAILED|Error hydrating|valid digest/);
      const { promise: unblocked, resolve: unblock } = Promise.withResolvers<void>();
      const ways = {
        missing: (route: Route) => route.abort(),
        once: (route: Route) => route.abort(),
        broken: (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '(' }),
        late: (route: Route) => unblocked.then(() => route.continue()),
      };
      await page.route(files[group], ways[failure], failure === 'once' ? { times: 1 } : {});
      return unblock;
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

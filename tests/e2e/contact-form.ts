import { expect, type Locator, type Page } from '@playwright/test';
import { draftKey } from '../../src/contact-form/draft.ts';
import { formId } from '../../src/contact-form/find-form.ts';
import type { Inquiry } from '../../src/contact-form/inquiry.ts';
import { fallbacksKey } from '../../src/contact-form/saved-fallbacks.ts';
import { fieldNames } from '../../src/contact-form/fields.ts';
import { contactForm, pages } from '../content.ts';
import { type Behavior, inboxOf } from './inbox.ts';
import { bodyOf } from './mail-body.ts';
import { networkFaultsOf } from './network-faults.ts';
import { newInquiry } from './new-inquiry.ts';
import type { PageEvents } from './test.ts';

/** The contact form of a page, with the panels above it and its toasts. */
export type ContactForm = ReturnType<typeof contactFormOf>;

export function contactFormOf(page: Page, pageEvents: PageEvents) {
  const root = page.locator(`#${formId}`);
  const send = root.locator('[type=submit]');
  const field = (name: keyof Inquiry) =>
    root.getByLabel(contactForm.fields[name].label, { exact: true });

  return {
    page,
    pageEvents,
    ...networkFaultsOf(page, pageEvents),
    root,
    send,
    field,
    panelTitle: page.getByRole('heading', { name: contactForm.panel.title }),
    confirmation: page.getByRole('heading', { name: contactForm.confirmation.sent.title }),
    wholeMessage: page.getByLabel(contactForm.panel.message, { exact: true }),
    notice: root.getByText(contactForm.unavailable.text),
    crashScreen: page.getByRole('alert').filter({ hasText: pages.error.heading }),

    toast: (title: string) => page.getByRole('dialog', { name: title }),

    /** Opens the form without waiting for any code. */
    async open(): Promise<void> {
      await page.goto('/#contact', { waitUntil: 'commit' });
      // Another form may take its place meanwhile, where an extension has changed the page.
      await expect(() => root.scrollIntoViewIfNeeded()).toPass();
    },

    async fill(values: Inquiry): Promise<void> {
      for (const name of fieldNames) await field(name).fill(values[name]);
    },

    async submit(inquiry: Inquiry, behavior: Behavior = 'ok'): Promise<void> {
      if (behavior === 412) pageEvents.expectMessage(/status of 412/);
      await inboxOf(inquiry.email).setBehavior(behavior);
      await this.fill(inquiry);
      await send.click();
    },

    /** Waits for the form's code, for tests of what only that code does. */
    expectReady: () => expect(root).toHaveAttribute('data-ready', '1'),

    /** Opens the form and fills it, without waiting for any code. */
    async openFilled(inquiry = newInquiry()): Promise<Inquiry> {
      await this.open();
      await this.fill(inquiry);
      return inquiry;
    },

    async openAndSubmit(inquiry = newInquiry(), behavior: Behavior = 'ok'): Promise<Inquiry> {
      await this.open();
      await this.submit(inquiry, behavior);
      return inquiry;
    },

    async values(): Promise<Record<string, string>> {
      const values = fieldNames.map(async (name) => [name, await field(name).inputValue()]);
      return Object.fromEntries(await Promise.all(values));
    },

    /** Expects that the form is there, and that no screen speaks of an error. */
    async expectIntact(): Promise<void> {
      await expect(root).toBeVisible();
      await expect(page.getByText(pages.error.heading)).toHaveCount(0);
    },

    /** The draft that the tab keeps, by field; null where there is none. */
    savedDraft: (): Promise<Record<string, string> | null> =>
      page.evaluate((key) => {
        const text = sessionStorage.getItem(key);
        return text === null || text === '{}' ? null : JSON.parse(text);
      }, draftKey),

    /** The inquiries that went to the mail client, and that a reload brings back. */
    savedFallbacks: (): Promise<{ inquiry: Inquiry }[]> =>
      page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '[]'), fallbacksKey),

    /** Searches the inbox, the page, the mail links and the storage for the whole text of an inquiry. */
    async findText({ email, message }: Inquiry): Promise<string[]> {
      const valueIn = async (locator: Locator) =>
        (await locator.count()) === 1 ? await locator.inputValue() : '';
      const bodies = pageEvents.mailLinks.map(bodyOf);
      const inMail = bodies.some((body) => body.includes(message));
      const isBegun = bodies.some((body) => body.includes(message.slice(0, 200)));
      const draft = await this.savedDraft().catch(() => null);
      const saved = await this.savedFallbacks().catch(() => []);
      const messages = await inboxOf(email).messages();
      const found: Record<string, boolean> = {
        inbox: messages.some(({ params }) => params['message'] === message),
        panel: (await valueIn(this.wholeMessage)).includes(message),
        'mail draft': inMail,
        'truncated mail draft': isBegun && !inMail,
        form: (await valueIn(field('message'))) === message,
        'tab storage':
          draft?.['message'] === message || saved.some((each) => each.inquiry.message === message),
      };
      return Object.keys(found).filter((place) => found[place]);
    },

    /** Stops the clock of the page; from then on only the test advances it. */
    async stopClock(): Promise<void> {
      // Ahead of what the page's clock says by the time this arrives, however busy the machine is.
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000);
    },

    /** Makes the form throw "no field today" when its first field changes; `always`, also in the next form. */
    crashOnChange(times: 'once' | 'always' = 'always'): Promise<void> {
      pageEvents.expectMessage(/no field today/);
      return field('firstName').evaluate((element, isOnce) => {
        const { setAttribute } = element;
        Object.assign(isOnce ? element : HTMLInputElement.prototype, {
          setAttribute(this: Element, name: string, value: string) {
            // What React sets, and no extension.
            if (/^(?:aria-invalid|readonly|required)$/i.test(name))
              throw new Error('no field today');
            setAttribute.call(this, name, value);
          },
        });
      }, times === 'once');
    },

    /** Makes the next mail link throw "no link today". */
    breakMailLink(): Promise<void> {
      pageEvents.expectMessage(/Could not send the inquiry.*no link today/);
      return page.evaluate(() => {
        const encode = encodeURIComponent;
        globalThis.encodeURIComponent = () => {
          globalThis.encodeURIComponent = encode;
          throw new URIError('no link today');
        };
      });
    },
  };
}

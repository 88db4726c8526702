import { expect, type Locator, type Page } from '@playwright/test';
import { draftKey } from '../../src/contact-form/draft.ts';
import { formId } from '../../src/contact-form/find-form.ts';
import type { Inquiry } from '../../src/contact-form/inquiry.ts';
import { fallbacksKey } from '../../src/contact-form/saved-fallbacks.ts';
import { fieldNames } from '../../src/fields.ts';
import { contactForm, pages } from '../content.ts';
import { type Answer, inboxOf } from './inbox.ts';
import { newInquiry } from './new-inquiry.ts';

/** The contact form of a page, with the panels above it and its toasts. */
export class ContactForm {
  readonly page: Page;
  readonly root: Locator;
  readonly send: Locator;
  readonly panelTitle: Locator;
  readonly confirmation: Locator;
  readonly wholeMessage: Locator;
  readonly notice: Locator;
  readonly crashScreen: Locator;

  constructor(page: Page) {
    this.page = page;
    this.root = page.locator(`#${formId}`);
    this.send = this.root.locator('[type=submit]');
    this.panelTitle = page.getByRole('heading', { name: contactForm.panel.title });
    this.confirmation = page.getByRole('heading', { name: contactForm.confirmation.sent.title });
    this.wholeMessage = page.getByLabel(contactForm.panel.message, { exact: true });
    this.notice = this.root.getByText(contactForm.unavailable.text);
    this.crashScreen = page.getByRole('alert').filter({ hasText: pages.error.heading });
  }

  field(name: keyof Inquiry): Locator {
    return this.root.getByLabel(contactForm.fields[name].label, { exact: true });
  }

  /** A toast by its title. */
  toast(title: string): Locator {
    return this.page.getByRole('dialog', { name: title });
  }

  /** Opens the form without waiting for any code. */
  async open(): Promise<void> {
    await this.page.goto('/#contact', { waitUntil: 'commit' });
    // Another form may take its place meanwhile, where an extension has changed the page.
    await expect(() => this.root.scrollIntoViewIfNeeded()).toPass();
  }

  /** Waits for the form's code, for tests of what only that code does. */
  async expectReady(): Promise<void> {
    await expect(this.root).toHaveAttribute('data-ready', '1');
  }

  async fill(values: Inquiry): Promise<void> {
    for (const name of fieldNames) await this.field(name).fill(values[name]);
  }

  /** Opens the form and fills it, without waiting for any code. */
  async openFilled(inquiry = newInquiry()): Promise<Inquiry> {
    await this.open();
    await this.fill(inquiry);
    return inquiry;
  }

  /** Opens the form and submits an inquiry to a service that gives this answer. */
  async openAndSubmit(inquiry = newInquiry(), answer: Answer = 'ok'): Promise<Inquiry> {
    await this.open();
    await this.submit(inquiry, answer);
    return inquiry;
  }

  async submit(inquiry: Inquiry, answer: Answer = 'ok'): Promise<void> {
    await inboxOf(inquiry.email).answer(answer);
    await this.fill(inquiry);
    await this.send.click();
  }

  async values(): Promise<Record<string, string>> {
    const values = fieldNames.map(
      async (name) => [name, await this.field(name).inputValue()] as const,
    );
    return Object.fromEntries(await Promise.all(values));
  }

  /** Expects that the form is there, and that no screen speaks of an error. */
  async expectIntact(): Promise<void> {
    await expect(this.root).toBeVisible();
    await expect(this.page.getByText(pages.error.heading)).toHaveCount(0);
  }

  /** The draft that the tab keeps, by field; null where there is none. */
  savedDraft(): Promise<Record<string, string> | null> {
    return this.page.evaluate((key) => {
      const text = sessionStorage.getItem(key);
      return text === null || text === '{}' ? null : JSON.parse(text);
    }, draftKey);
  }

  /** The inquiries that went to the mail client, and that a reload brings back. */
  savedFallbacks(): Promise<{ inquiry: Inquiry }[]> {
    return this.page.evaluate(
      (key) => JSON.parse(sessionStorage.getItem(key) ?? '[]'),
      fallbacksKey,
    );
  }

  /** Stops the clock of the page; from then on only the test advances it. */
  async stopClock(): Promise<void> {
    // Ahead of what the page's clock says by the time this arrives, however busy the machine is.
    await this.page.clock.pauseAt((await this.page.evaluate(() => Date.now())) + 5000);
  }

  /** Makes the form throw "no field today" when its first field changes; `always`, also in the next form. */
  async crashOnChange(times: 'once' | 'always' = 'always'): Promise<void> {
    await this.field('firstName').evaluate((field, isOnce) => {
      const { setAttribute } = field;
      Object.assign(isOnce ? field : HTMLInputElement.prototype, {
        setAttribute(this: Element, name: string, value: string) {
          // What React sets, and no extension.
          if (/^(?:aria-invalid|readonly|required)$/i.test(name)) throw new Error('no field today');
          setAttribute.call(this, name, value);
        },
      });
    }, times === 'once');
  }

  /** Makes the next mail link throw "no link today". */
  async breakMailLink(): Promise<void> {
    await this.page.evaluate(() => {
      const encode = encodeURIComponent;
      globalThis.encodeURIComponent = () => {
        globalThis.encodeURIComponent = encode;
        throw new URIError('no link today');
      };
    });
  }
}

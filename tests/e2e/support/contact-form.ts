import { expect, type Locator, type Page } from '@playwright/test';
import { fieldId, fieldNames, formId, type Inquiry } from '../../../src/contact-form/fields.ts';
import { agency } from '../../../src/content/agency.ts';
import { contactForm } from '../../../src/content/contact-form.ts';
import { type Answer, answerWith } from './faults.ts';
import { newInquiry } from './new-inquiry.ts';
import type { PageEvents } from './test.ts';

/** The longest part of a sentence between its names in braces. */
const longestPart = (sentence: string) =>
  sentence.split(/\{\w+\}/).toSorted((one, other) => other.length - one.length)[0] ?? '';

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
    /** The fields in error. */
    invalid: root.locator('[aria-invalid]'),
    /** The bodies of the requests that the form has made. */
    requests: requests as readonly string[],

    // What is above the form, or in its place.
    sentTitle: page.getByRole('heading', { name: contactForm.sent.service.title }),
    failed: page.getByRole('region', { name: contactForm.failed.title }),
    unsentTitle: page.getByRole('heading', { name: contactForm.unsent.title }),
    wholeMessage: page.getByLabel(contactForm.unsent.message, { exact: true }),
    done: page.getByRole('button', { name: contactForm.unsent.done }),
    crashed: page.getByRole('region', { name: contactForm.crashed.title }),

    toast: (title: string) => page.getByRole('dialog', { name: title }),
    /** The line beside the button while it cannot send. */
    notReadyLine: root
      .getByRole('paragraph')
      .filter({ hasText: longestPart(contactForm.notReady) }),
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
      if (answers.length > 0) await answerWith(this, ...answers);
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
      await expect(this.unsentTitle.first()).toBeFocused();
      return inquiry;
    },

    async values(): Promise<Record<string, string>> {
      const values = fieldNames.map(async (name) => [name, await field(name).inputValue()]);
      return Object.fromEntries(await Promise.all(values));
    },

    /** Expects that the tab keeps nothing of what was typed, not even an empty key. */
    async expectNothingKept(): Promise<void> {
      expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    },
  };
}

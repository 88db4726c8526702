import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { formId } from '../../src/contact-form/form-id.ts';
import type { Inquiry } from '../../src/contact-form/inquiry.ts';
import { draftKey } from '../../src/contact-form/persist-draft.ts';
import { fallbacksKey } from '../../src/contact-form/saved-fallbacks.ts';
import { fieldNames } from '../../src/fields.ts';
import { contactForm } from '../content.ts';

/** A valid inquiry from an address that no other test uses. */
export function newVisitor(change: Partial<Inquiry> = {}): Inquiry {
  return {
    firstName: 'Ada',
    lastName: 'Quill',
    email: `visitor-${randomUUID()}@example.org`,
    company: 'Quill Plumbing',
    message: 'We miss calls on Saturdays.\nCan an agent book visits for us?',
    ...change,
  };
}

const labels = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  company: 'Company',
  message: 'Message',
} as const satisfies Record<keyof Inquiry, string>;

export const inquiryForm = (page: Page) => page.locator(`#${formId}`);

export const inquiryField = (page: Page, name: keyof Inquiry) =>
  inquiryForm(page).getByLabel(labels[name], { exact: true });

export const sendButton = (page: Page) =>
  inquiryForm(page).getByRole('button', { name: /^(Send Message|Sending\.\.\.)$/ });

export const panelTitle = (page: Page) =>
  page.getByRole('heading', { name: contactForm.panel.title });

export const confirmation = (page: Page) =>
  page.getByRole('heading', { name: contactForm.confirmation.sent.title });

export const wholeMessage = (page: Page) =>
  page.getByLabel(contactForm.panel.message, { exact: true });

/** A toast by its title. */
export const toast = (page: Page, title: string) => page.getByRole('dialog', { name: title });

/** Visits the form, as the first to arrive: neither its code nor the page's own need be there. */
export async function openForm(page: Page): Promise<void> {
  await page.goto('/#contact', { waitUntil: 'commit' });
  await inquiryForm(page).scrollIntoViewIfNeeded();
}

/** Waits for the form's code, where a test is about what only that code does. */
export async function expectReady(page: Page): Promise<void> {
  await expect(inquiryForm(page)).toHaveAttribute('data-ready', '1');
}

/** Fills the fields in one go, each as Playwright's own `fill` does. */
export async function fillInquiry(page: Page, values: Inquiry): Promise<void> {
  // The last field in the document: the others are there by then.
  await expect(inquiryField(page, 'message')).toBeEditable();
  await inquiryField(page, 'message').evaluate(
    ({ form }: HTMLTextAreaElement, entries) => {
      for (const [name, value] of entries) {
        const field = form?.elements.namedItem(name) as HTMLInputElement | null;
        field?.focus();
        field?.select();
        document.execCommand(value ? 'insertText' : 'delete', false, value);
      }
    },
    fieldNames.map((name) => [name, values[name]] as const),
  );
}

/** What stands in the form's fields. */
export async function fieldValues(page: Page): Promise<Record<string, string>> {
  const values = fieldNames.map(
    async (name) => [name, await inquiryField(page, name).inputValue()] as const,
  );
  return Object.fromEntries(await Promise.all(values));
}

/** The draft that the tab keeps, by field; null where there is none. */
export function savedDraft(page: Page): Promise<Record<string, string> | null> {
  return page.evaluate((key) => {
    const text = sessionStorage.getItem(key);
    return text === null ? null : Object.fromEntries(JSON.parse(text));
  }, draftKey);
}

/** The inquiries that went to the mail client, and that a reload brings back. */
export function savedFallbacks(page: Page): Promise<{ inquiry: Inquiry }[]> {
  return page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '[]'), fallbacksKey);
}

/**
 * Clicks the button and waits until the page says something: in a toast, or in an alert.
 * @returns the milliseconds between the two, by the page's own clock
 */
export async function submitUntilTold(page: Page, title: string): Promise<number> {
  const took = page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        let submitted = 0;
        addEventListener('submit', () => (submitted ||= performance.now()), true);
        new MutationObserver(() => {
          const telling = [
            ...document.querySelectorAll('[role=dialog], [role=alert], [role=status]'),
          ];
          if (telling.some((element) => element.textContent?.includes(text))) {
            resolve(performance.now() - submitted);
          }
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    title,
  );
  await sendButton(page).click();
  return took;
}

import { expect, type Page } from '@playwright/test';
import { contactForm } from '../content.ts';
import { breakMailLinks } from './broken-mail-links.ts';
import type { ContactForm } from './contact-form.ts';
import { inboxOf } from './inbox.ts';
import { newInquiry } from './new-inquiry.ts';

export const sentTitle = 'Message sent successfully!';
export const toasts = (page: Page) => page.getByRole('dialog');
export const toastRegion = (page: Page) =>
  page.getByRole('region', { name: contactForm.toasts.region, includeHidden: true });

/** Sends by keyboard, so that the pointer stays where it is. */
export async function send(form: ContactForm): Promise<void> {
  const inquiry = newInquiry();
  await form.fill(inquiry);
  await form.field('company').press('Enter');
  await expect.poll(() => inboxOf(inquiry.email).messages()).toHaveLength(1);
  await expect(form.send).toHaveText('Send Message');
}

/** Breaks mail links too, so that the toast of a complete failure is shown. */
export async function failEntirely(form: ContactForm): Promise<void> {
  const inquiry = newInquiry();
  await inboxOf(inquiry.email).answer('garbage');
  await form.fill(inquiry);
  await form.expectReady();
  await breakMailLinks(form.page);
  await form.send.click();
}

/** Hides the tab or shows it again, as the page sees it. */
export function setHidden(page: Page, hidden: boolean): Promise<void> {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      value: value ? 'hidden' : 'visible',
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

export interface VisitorValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly company: string;
  readonly message: string;
}

/** A valid inquiry from an address that no other journey uses. */
export function newVisitor(change: Partial<VisitorValues> = {}): VisitorValues {
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
} as const satisfies Record<keyof VisitorValues, string>;

export const inquiryForm = (page: Page) => page.locator('#inquiry-form');

export const inquiryField = (page: Page, name: keyof VisitorValues) =>
  inquiryForm(page).getByLabel(labels[name], { exact: true });

export const sendButton = (page: Page) =>
  inquiryForm(page).getByRole('button', { name: /^(Send Message|Sending\.\.\.)$/ });

export async function fillInquiry(page: Page, values: VisitorValues): Promise<void> {
  for (const name of Object.keys(labels) as (keyof VisitorValues)[]) {
    await inquiryField(page, name).fill(values[name]);
  }
}

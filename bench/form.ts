import type { Page } from '@playwright/test';
import type { Inquiry } from '../src/contact-form/fields.ts';
import { formId } from '../src/contact-form/form-id.ts';

const inquiry: Inquiry = {
  firstName: 'Ada',
  lastName: 'Quill',
  email: 'ada@example.org',
  company: 'Quill Plumbing',
  message: 'We miss calls on Saturdays.',
};

export const field = (page: Page, name: keyof Inquiry) =>
  page.locator(`#${formId} [name="${name}"]`);

export const send = (page: Page) => page.locator(`#${formId} [type="submit"]`);

/** Brings the form into the window and waits for its code. */
export async function reachForm(page: Page): Promise<void> {
  await field(page, 'message').scrollIntoViewIfNeeded();
  await page.locator(`#${formId}[data-ready]`).waitFor();
  await send(page).scrollIntoViewIfNeeded();
}

export async function fillForm(page: Page): Promise<void> {
  await reachForm(page);
  for (const [name, value] of Object.entries(inquiry)) {
    await field(page, name as keyof Inquiry).fill(value);
  }
}

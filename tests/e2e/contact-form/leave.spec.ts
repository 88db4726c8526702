import type { Page } from '@playwright/test';
import type { Inquiry } from '../../../src/contact-form/fields.ts';
import { recordFault } from '../fault-rows.ts';
import { inboxOf } from '../inbox.ts';
import { findText } from '../places.ts';
import { expect, test } from '../test.ts';
import {
  fieldValues,
  fillInquiry,
  inquiryForm,
  newVisitor,
  openForm,
  savedDraft,
  sendButton,
  toast,
} from '../visitor.ts';

/** Sends an inquiry that the service takes and says nothing to. */
async function sendUnanswered(page: Page): Promise<Inquiry> {
  const visitor = newVisitor();
  await inboxOf(visitor.email).answer('hang');
  await openForm(page);
  await fillInquiry(page, visitor);
  await sendButton(page).click();
  await expect.poll(() => inboxOf(visitor.email).attempts()).toHaveLength(1);
  return visitor;
}

test('F12 a reload while sending brings the text back, and the message may have arrived', async ({
  page,
  watch,
}) => {
  const visitor = await sendUnanswered(page);
  const started = Date.now();
  await page.reload();
  await expect(inquiryForm(page)).toHaveAttribute('data-ready', '1');
  const took = Date.now() - started;
  expect(await fieldValues(page)).toEqual(visitor);
  await expect(sendButton(page)).toBeEnabled();
  const places = await findText(page, visitor, watch.mailLinks);
  expect(places).toEqual(['form', 'tab']);
  await recordFault({ fault: 'reload-sending', places, told: [], took: 'page-load' }, took);

  await inboxOf(visitor.email).answer('ok');
  await sendButton(page).click();
  await expect(toast(page, 'Message sent successfully!')).toBeVisible();
});

test('F12 going to another page while sending keeps the text for the way back', async ({
  page,
  watch,
}) => {
  const visitor = await sendUnanswered(page);
  await page.goto('/privacy-policy');
  const started = Date.now();
  await page.goBack();
  await expect(inquiryForm(page)).toHaveAttribute('data-ready', '1');
  const took = Date.now() - started;
  expect(await fieldValues(page)).toEqual(visitor);
  const places = await findText(page, visitor, watch.mailLinks);
  await recordFault({ fault: 'leave-sending', places, told: [], took: 'page-load' }, took);
});

test('F12 two tabs keep two drafts, and each sends its own', async ({ page, context }) => {
  const other = await context.newPage();
  const [one, two] = [newVisitor({ company: 'One' }), newVisitor({ company: 'Two' })];
  await openForm(page);
  await openForm(other);
  await fillInquiry(page, one);
  await fillInquiry(other, two);
  await expect.poll(() => savedDraft(other)).not.toBeNull();
  await page.reload();
  await other.reload();
  await expect(inquiryForm(page)).toHaveAttribute('data-ready', '1');
  await expect(inquiryForm(other)).toHaveAttribute('data-ready', '1');
  expect(await fieldValues(page)).toEqual(one);
  expect(await fieldValues(other)).toEqual(two);
  await Promise.all([sendButton(page).click(), sendButton(other).click()]);
  for (const visitor of [one, two]) {
    await expect.poll(() => inboxOf(visitor.email).messages()).toHaveLength(1);
  }
});

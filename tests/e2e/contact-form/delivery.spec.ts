import { emptyInquiry, type Inquiry } from '../../../src/contact-form/inquiry.ts';
import { agency, contactForm } from '../../content.ts';
import type { ContactForm } from '../contact-form.ts';
import { checkFaultRow } from '../fault-rows.ts';
import { inboxOf } from '../inbox.ts';
import { newInquiry } from '../new-inquiry.ts';
import { holdAnswer } from '../sending.ts';
import { expect, test } from '../test.ts';
import { findText } from '../text-locations.ts';

test('F5 F6 an inquiry reaches the inbox with exactly its parameters, and a second follows without a reload', async ({
  form,
  page,
  watch,
}) => {
  const inquiry = newInquiry({
    firstName: '  Zoë ',
    message: 'Hello\n<b>& "all"</b> 你好 👩‍👩‍👧‍👦 %0D',
  });
  await form.open();
  await form.fill(inquiry);
  const request = page.waitForRequest('**/api/v1.0/email/send');
  await form.send.click();
  await expect(form.toast('Message sent successfully!')).toContainText(
    "Thank you for your message. We'll get back to you within 24 hours.",
  );
  expect((await request).method()).toBe('POST');
  expect((await request).postDataJSON()).toEqual({
    lib_version: '4.4.1',
    user_id: 'local-public-key',
    service_id: 'local-service',
    template_id: 'local-template',
    template_params: {
      from_name: 'Zoë Quill',
      from_email: inquiry.email,
      company: inquiry.company,
      message: inquiry.message,
      to_email: agency.email,
      reply_to: inquiry.email,
    },
  });
  expect(await inboxOf(inquiry.email).messages()).toHaveLength(1);
  expect(await form.values()).toEqual(emptyInquiry);
  expect(await form.savedDraft()).toBeNull();
  expect(watch.mailLinks).toEqual([]);
  const confirmation = page.getByRole('region', { name: contactForm.confirmation.sent.title });
  await expect(confirmation).toContainText(inquiry.message.split('\n')[0] ?? '');
  await expect(confirmation).toContainText(agency.responseTime);

  const second = newInquiry({ company: 'Second & Co' });
  await form.fill(second);
  await form.send.click();
  await expect.poll(() => inboxOf(second.email).messages()).toHaveLength(1);
  await expect(form.field('company')).toHaveValue('');
  await page.reload();
  expect(await form.values()).toEqual(emptyInquiry);
});

test('F8 an attempt that fails once is retried once, no sooner than after 1.1 s', async ({
  form,
  watch,
}) => {
  const inquiry = newInquiry();
  watch.expectMessage(/status of 503/);
  await inboxOf(inquiry.email).answer(503, { times: 1 });
  await form.open();
  await form.fill(inquiry);
  expect(await form.submitUntilShown('Message sent successfully!')).toBeGreaterThan(1100);
  const [first, second, ...more] = await inboxOf(inquiry.email).attempts();
  expect(more).toEqual([]);
  expect(Date.parse(second?.time ?? '') - Date.parse(first?.time ?? '')).toBeGreaterThan(1000);
  expect(watch.mailLinks).toEqual([]);
});

test('F8 a network lost while sending is noticed before the retry', async ({
  form,
  page,
  watch,
}) => {
  const inquiry = newInquiry();
  watch.expectMessage(/status of 500/);
  await inboxOf(inquiry.email).answer(500, { delayMs: 300 });
  await form.open();
  await form.fill(inquiry);
  await form.expectReady();
  const failed = page.waitForResponse((response) => response.status() === 500);
  const elapsed = form.submitUntilShown('Email client opened!');
  await failed;
  await page.context().setOffline(true);
  expect(await elapsed).toBeLessThan(3000);
  expect(await inboxOf(inquiry.email).attempts()).toHaveLength(1);
});

/**
 * Opens the form with an inquiry filled in, while the service keeps its answer back.
 *
 * @returns releases the answer
 */
async function openWithHeldAnswer(form: ContactForm, inquiry: Inquiry): Promise<() => void> {
  const release = await holdAnswer(form.page);
  await form.page.clock.install();
  await form.open();
  await form.fill(inquiry);
  await form.expectReady();
  return release;
}

test('F8 F11 a late confirmation is shown, and nothing has to be sent twice', async ({
  form,
  page,
  watch,
}) => {
  const inquiry = newInquiry();
  const release = await openWithHeldAnswer(form, inquiry);
  const elapsedPromise = form.submitUntilShown('Email client opened!');
  await expect.poll(() => inboxOf(inquiry.email).attempts()).toHaveLength(1);
  await page.clock.runFor(8000);
  const elapsed = await elapsedPromise;
  await expect(form.panelTitle).toBeVisible();
  await expect.poll(() => watch.mailLinks).toHaveLength(1);
  const locations = await findText(form, inquiry, watch.mailLinks);
  expect(locations).toEqual(['inbox', 'panel', 'mail', 'tab']);

  release();
  await expect(form.toast('Message sent successfully!')).toBeVisible();
  await expect(page.getByText(contactForm.panel.late)).toBeVisible();
  await expect(page.getByRole('link', { name: contactForm.panel.again })).toBeHidden();
  expect(await form.savedFallbacks()).toEqual([]);
  await checkFaultRow(
    {
      fault: 'late',
      locations,
      messages: ['Email client opened!', contactForm.panel.title, contactForm.panel.lateTitle],
      duration: 'budget',
    },
    elapsed,
  );

  await page.getByRole('button', { name: contactForm.panel.close }).click();
  await expect(form.confirmation).toBeFocused();
  expect(await form.values()).toEqual(emptyInquiry);
});

test('F11 F12 a confirmation after the message was put back clears the form, so that it is not sent twice', async ({
  form,
  page,
}) => {
  const inquiry = newInquiry();
  const release = await openWithHeldAnswer(form, inquiry);
  await form.send.click();
  await expect.poll(() => inboxOf(inquiry.email).attempts()).toHaveLength(1);
  await page.clock.runFor(8000);
  await page.getByRole('button', { name: contactForm.panel.restore }).click();
  expect(await form.values()).toEqual(inquiry);

  release();
  await expect(form.confirmation).toBeVisible();
  await expect.poll(() => form.values()).toEqual(emptyInquiry);
  expect(await form.savedDraft()).toBeNull();
  expect(await inboxOf(inquiry.email).attempts()).toHaveLength(1);
});

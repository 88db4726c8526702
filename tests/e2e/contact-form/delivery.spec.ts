import type { Inquiry } from '../../../src/contact-form/inquiry.ts';
import { agency, contactForm } from '../../content.ts';
import type { ContactForm } from '../contact-form.ts';
import { inboxOf } from '../inbox.ts';
import { emptyInquiry, newInquiry } from '../new-inquiry.ts';
import { holdAnswer, sendRequest } from '../sending.ts';
import { expect, test } from '../test.ts';
import { findText } from '../text-locations.ts';

const { toasts } = contactForm;

test('F5 F6 an inquiry reaches the inbox, and a second follows', async ({
  form,
  page,
  pageEvents,
}) => {
  const inquiry = newInquiry({
    firstName: '  Zoë ',
    message: 'Hello\n<b>& "all"</b> 你好 👩‍👩‍👧‍👦 %0D',
  });
  await form.openFilled(inquiry);
  const request = page.waitForRequest(sendRequest);
  await form.send.click();
  await expect(form.toast(toasts.sent.title)).toContainText(toasts.sent.text);
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
  expect(pageEvents.mailLinks).toEqual([]);
  const confirmation = page.getByRole('region', { name: contactForm.confirmation.sent.title });
  await expect(confirmation).toContainText(inquiry.message.split('\n')[0] ?? '');
  await expect(confirmation).toContainText(agency.responseTime);

  const second = newInquiry({ company: 'Second & Co' });
  await form.submit(second);
  await expect.poll(() => inboxOf(second.email).messages()).toHaveLength(1);
  await expect(form.field('company')).toHaveValue('');
  await page.reload();
  expect(await form.values()).toEqual(emptyInquiry);
});

/** Opens the form with an inquiry filled in, while the service keeps its answer back. */
async function openWithHeldAnswer(form: ContactForm) {
  const release = await holdAnswer(form.page);
  await form.page.clock.install();
  const inquiry = await form.openFilled();
  await form.expectReady();
  await form.stopClock();
  return { inquiry, release };
}

/** Submits to a service that has the message and keeps its answer back. */
async function submitPastDeadline(form: ContactForm, { email }: Inquiry): Promise<void> {
  await form.send.press('Enter');
  await expect.poll(() => inboxOf(email).attempts()).toHaveLength(1);
  await form.page.clock.runFor(8000);
}

test('F8 F11 a late confirmation says that nothing is left to send', async ({
  form,
  page,
  pageEvents,
}) => {
  const { inquiry, release } = await openWithHeldAnswer(form);
  await submitPastDeadline(form, inquiry);
  await expect(form.panelTitle).toBeVisible();
  await expect.poll(() => pageEvents.mailLinks).toHaveLength(1);
  const locations = await findText(form, inquiry, pageEvents.mailLinks);
  expect(locations).toEqual(['inbox', 'panel', 'mail draft', 'tab storage']);

  release();
  await expect(form.toast(toasts.sent.title)).toBeVisible();
  await expect(page.getByText(contactForm.panel.lateText)).toBeVisible();
  await expect(page.getByRole('link', { name: contactForm.panel.again })).toBeHidden();
  expect(await form.savedFallbacks()).toEqual([]);

  const panel = page.getByRole('region', { name: contactForm.panel.lateTitle });
  await panel.getByRole('button', { name: contactForm.panel.close }).click();
  await expect(form.confirmation).toBeFocused();
  expect(await form.values()).toEqual(emptyInquiry);
});

test('F11 F12 a late confirmation clears what was put back', async ({ form, page }) => {
  const { inquiry, release } = await openWithHeldAnswer(form);
  await submitPastDeadline(form, inquiry);
  await page.getByRole('button', { name: contactForm.panel.restore }).click();
  expect(await form.values()).toEqual(inquiry);

  release();
  await expect(form.confirmation).toBeVisible();
  await expect.poll(() => form.values()).toEqual(emptyInquiry);
  expect(await form.savedDraft()).toBeNull();
  expect(await inboxOf(inquiry.email).attempts()).toHaveLength(1);
});

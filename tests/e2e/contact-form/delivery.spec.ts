import { agency, contactForm } from '../../content.ts';
import { inboxOf } from '../inbox.ts';
import { sendRequest } from '../network-faults.ts';
import { emptyInquiry, newInquiry } from '../new-inquiry.ts';
import { expect, test } from '../test.ts';

const { toasts } = contactForm;

test('F5 F6 an inquiry reaches the inbox', async ({ form, page, pageEvents }) => {
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
  await page.reload();
  expect(await form.values()).toEqual(emptyInquiry);
});

test('F8 F11 F12 a late confirmation clears text put back', async ({ form, page, pageEvents }) => {
  const unblock = await form.holdResponse();
  await page.clock.install();
  const inquiry = await form.openFilled();
  await form.expectReady();
  await form.stopClock();
  await form.send.press('Enter');
  await expect.poll(() => inboxOf(inquiry.email).attempts()).toHaveLength(1);
  await form.field('message').focus();
  await page.clock.runFor(8000);
  await expect(form.panelTitle).toBeFocused();
  await expect.poll(() => pageEvents.mailLinks).toHaveLength(1);
  expect(await form.findText(inquiry)).toEqual(['inbox', 'panel', 'mail draft', 'tab storage']);
  await page.getByRole('button', { name: contactForm.panel.restore }).click();
  expect(await form.values()).toEqual(inquiry);

  unblock();
  await expect(form.confirmation).toBeVisible();
  await expect.poll(() => form.values()).toEqual(emptyInquiry);
  expect(await form.savedDraft()).toBeNull();
  expect(await inboxOf(inquiry.email).attempts()).toHaveLength(1);
});

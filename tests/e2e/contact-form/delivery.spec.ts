import { emptyInquiry } from '../../../src/contact-form/fields.ts';
import { agency } from '../../../src/content/agency.ts';
import { contactForm } from '../../../src/content/contact-form.ts';
import { answerWith, emailLibrary, failScript, holdResponse } from '../support/faults.ts';
import { messagesFrom } from '../support/inbox.ts';
import { newInquiry } from '../support/new-inquiry.ts';
import { finishAnimations, stopLongTimers } from '../support/page-state.ts';
import { expect, test } from '../support/test.ts';

const { toasts } = contactForm;

test('F2 F5 F6 F12 an inquiry reaches the inbox, and nothing of it stays', async ({
  form,
  page,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(decodeURIComponent(request.url())));
  const inquiry = newInquiry({
    firstName: '  Zoë ',
    // A wide letter, as an East Asian keyboard types it.
    email: newInquiry().email.replace('visitor', 'ｖisitor').replace('@example', '@müller'),
    company: 'Quill&Co',
    message: 'Hello\n<b>& "all"</b> 你好 👩‍👩‍👧‍👦 %0D',
  });
  const sentAddress = inquiry.email.normalize('NFKC');
  await form.openAndSubmit(inquiry);
  await expect(form.toast(toasts.sent.title)).toContainText(toasts.sent.text);
  expect(form.requests.map((body) => JSON.parse(body))).toEqual([
    {
      lib_version: '4.4.1',
      user_id: 'local-public-key',
      service_id: 'local-service',
      template_id: 'local-template',
      template_params: {
        from_name: 'Zoë Quill',
        from_email: sentAddress,
        company: inquiry.company,
        message: inquiry.message,
        to_email: agency.email,
        reply_to: sentAddress,
      },
    },
  ]);
  expect(await messagesFrom(sentAddress)).toHaveLength(1);
  expect(form.pageEvents.mailLinks).toEqual([]);
  await expect(form.sentTitle).toBeFocused();
  await expect(form.sentTitle).toHaveAccessibleDescription(
    contactForm.sent.service.text.replace('{replyTo}', inquiry.email),
  );
  expect(await form.values()).toEqual(emptyInquiry);
  await form.expectNothingKept();
  await page.reload();
  await form.expectReady();
  await expect(form.sentTitle).toHaveCount(0);
  expect(await form.values()).toEqual(emptyInquiry);
  await expect(page).toHaveURL('/#contact');
  expect(addresses.filter((address) => address.includes(inquiry.company))).toEqual([]);
});

test('F7 F8 the inquiry is sent although the browser says that it is offline, the library fails to load once, and the connection breaks', async ({
  form,
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
  });
  await failScript(form, emailLibrary, { times: 1 });
  await form.openAndSubmit(newInquiry(), 'drop', 200);
  await expect(form.sentTitle).toBeVisible();
  expect(form.requests).toHaveLength(2);
  expect(form.pageEvents.mailLinks).toEqual([]);
});

test('F4 F8 while it sends, the form says so and cannot be changed', async ({ form, page }) => {
  await page.clock.install();
  const unblock = await holdResponse(form);
  await form.openFilled();
  await form.expectReady();
  await form.send.press('Enter');
  await expect(form.send).toBeDisabled();
  await expect(form.send).toHaveText(contactForm.sending);
  await expect(form.send).toBeFocused();
  const status = form.root.getByRole('status');
  await expect(status).toHaveText(contactForm.sending);
  await expect(form.field('message')).not.toBeEditable();
  await form.send.press('Enter');
  await form.field('company').press('Enter');
  await page.clock.runFor(3100);
  await expect(status).toHaveText(contactForm.stillSending);
  await expect(status).toBeInViewport({ ratio: 1 });
  unblock();
  await expect(form.send).toHaveText(contactForm.send);
  await expect(status).toHaveText('');
  expect(form.requests).toHaveLength(1);
});

test('F4 F12 leaving asks first while sending, except by a mail or phone link, and keeps the text', {
  tag: '@browser',
}, async ({ form, page }) => {
  form.pageEvents.allowMessage(/Launched external handler|registered handler/);
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  // There is no deadline.
  await stopLongTimers(page);
  const inquiry = await form.openAndSubmit(newInquiry(), 'hang');
  await expect(form.send).toBeDisabled();
  await page.reload();
  expect(questions).toEqual(['beforeunload']);
  await form.expectReady();
  await expect.poll(() => form.values()).toEqual(inquiry);
  // Not when the mail client opens, nor later.
  await answerWith(form, 412);
  await form.send.click();
  await expect(form.unsentTitle).toBeVisible();
  await page.reload();
  await form.expectReady();
  expect(questions).toHaveLength(1);

  await finishAnimations(page);
  await form.submit(newInquiry(), 'hang');
  await expect(form.send).toBeDisabled();
  await page.evaluate(() => {
    // Added last, so it sees whether the form asks.
    addEventListener('beforeunload', ({ defaultPrevented }) => {
      document.title = defaultPrevented ? 'asks' : 'does not ask';
    });
  });
  for (const scheme of ['mailto:', 'tel:']) {
    await page.evaluate(() => {
      document.title = '';
    });
    await page.locator(`#contact a[href^="${scheme}"]:visible`).last().click();
    await expect(page).toHaveTitle('does not ask');
  }
});

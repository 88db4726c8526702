import { emptyInquiry } from '../../../src/contact-form/fields.ts';
import { agency, contactForm } from '../../content.ts';
import type { ContactForm } from '../support/contact-form.ts';
import { answerWith, failScript, holdResponse } from '../support/faults.ts';
import { messagesFrom } from '../support/inbox.ts';
import { newInquiry } from '../support/new-inquiry.ts';
import { expect, test } from '../support/test.ts';

const { toasts } = contactForm;

test('F2 F5 F6 an inquiry reaches the inbox, and nothing of it stays', async ({ form, page }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const { email } = newInquiry();
  const inquiry = newInquiry({
    firstName: '  Zoë ',
    // A wide letter, as an East Asian keyboard types it.
    email: email.replace('visitor', 'ｖisitor').replace('@example', '@müller'),
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
  await expect(form.confirmation).toBeFocused();
  await expect(form.confirmation).toHaveAccessibleDescription(
    contactForm.sent.service.text.replace('{replyTo}', inquiry.email),
  );
  const visited = decodeURIComponent(addresses.join(' ').replaceAll('+', ' '));
  expect(visited).not.toContain(inquiry.company);
  await expect(page).toHaveURL('/#contact');
  expect(await form.values()).toEqual(emptyInquiry);
  await form.expectNothingKept();
  await page.reload();
  await form.expectReady();
  expect(await form.values()).toEqual(emptyInquiry);
  await form.expectNothingKept();
});

/** What may stand in the way of the first attempt. */
const obstacles: Readonly<Record<string, (form: ContactForm) => Promise<unknown>>> = {
  'the service has an outage': (form) => answerWith(form, 503, 200),
  'the library does not load at first': (form) => failScript(form, 'es', { times: 1 }),
  'the browser says that it is offline': ({ page }) =>
    page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
    }),
};

for (const [name, arrange] of Object.entries(obstacles)) {
  test(`F7 F8 if ${name}, the inquiry is sent all the same`, async ({ form }) => {
    await arrange(form);
    const inquiry = await form.openAndSubmit();
    await expect(form.confirmation).toBeVisible();
    expect(form.requests.at(-1)).toContain(inquiry.email);
    expect(form.pageEvents.mailLinks).toEqual([]);
  });
}

test('F4 three submits send once, and the button says what it does', async ({ form, page }) => {
  await page.clock.install();
  const unblock = await holdResponse(form);
  const inquiry = await form.openFilled();
  await form.expectReady();
  await form.send.focus();
  await form.root.evaluate((element: HTMLFormElement) => {
    for (let count = 0; count < 3; count += 1) element.requestSubmit();
  });
  await expect(form.send).toBeDisabled();
  await expect(form.send).toHaveText(contactForm.sending);
  await expect(form.send).toBeFocused();
  const status = form.root.getByRole('status');
  await expect(status).toHaveText(contactForm.sending);
  await page.keyboard.press('Enter');
  await form.field('company').press('Enter');
  await expect(form.field('message')).not.toBeEditable();
  await page.clock.runFor(3100);
  await expect(status).toHaveText(contactForm.stillSending);
  await expect(status).toBeInViewport({ ratio: 1 });
  unblock();
  await expect(form.send).toHaveText(contactForm.send);
  await expect(status).toHaveText('');
  expect(await messagesFrom(inquiry.email)).toHaveLength(1);
  expect(form.requests).toHaveLength(1);
});

test('F4 leaving asks first while sending, except by a mail or phone link', {
  tag: '@browser',
}, async ({ form, page }) => {
  form.pageEvents.allowMessage(/Launched external handler|registered handler/);
  const unblock = await holdResponse(form);
  const inquiry = await form.openFilled();
  await form.expectReady();
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.dismiss();
  });
  await page.reload();
  await form.expectReady();
  expect(questions).toEqual([]);
  await form.send.click();
  await expect(form.send).toBeDisabled();
  for (const link of ['mailto:', 'tel:']) {
    await page.locator(`#contact a[href^="${link}"]:visible`).last().click();
    await page.getByRole('heading', { name: contactForm.title }).click();
  }
  expect(questions).toEqual([]);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => questions).toEqual(['beforeunload']);
  unblock();
  await expect(form.confirmation).toBeVisible();
  expect(await messagesFrom(inquiry.email)).toHaveLength(1);
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  expect(questions).toHaveLength(1);
});

import type { Inquiry } from '../../../src/contact-form/inquiry.ts';
import { contactForm } from '../../content.ts';
import { inboxOf } from '../inbox.ts';
import { bodyOf } from '../mail-body.ts';
import { emptyInquiry, newInquiry } from '../new-inquiry.ts';
import { expect, phoneTest as test } from '../test.ts';

test('F12 P3 early text is kept, and a submit is sent once', async ({ form, page, pageEvents }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await page.clock.install();
  const unblock = await form.failFiles('all', 'late');
  const inquiry = await form.openFilled();
  // These checks must not use up the time after which a held submit fails.
  await page.clock.pauseAt(Date.now() + 1000);
  const heldAt = () => page.locator('html').getAttribute('data-held');
  await form.field('company').press('Enter');
  const held = await heldAt();
  await page.clock.runFor(1000);
  await form.field('company').press('Enter');
  expect(await heldAt()).toBe(held);
  expect(await form.values()).toEqual(inquiry);
  await expect(page).toHaveURL('/#contact');
  expect(await form.findText(inquiry)).toEqual(['form', 'tab storage']);
  const label = form.send.evaluate((button) => getComputedStyle(button, '::before').content);
  expect(await label).toBe(JSON.stringify(contactForm.sending));

  await page.clock.resume();
  unblock();
  await expect(form.toast(contactForm.toasts.sent.title)).toBeVisible();
  expect(await inboxOf(inquiry.email).attempts()).toHaveLength(1);
  expect(await inboxOf(inquiry.email).messages()).toHaveLength(1);
  const { email, company, message } = inquiry;
  for (const text of [email, company, message, 'firstName=', 'email=', 'message=']) {
    expect(decodeURIComponent(addresses.join(' ').replaceAll('+', ' '))).not.toContain(text);
  }
  expect(pageEvents.mailLinks).toEqual([]);
});

test('P3 while a submit waits, the browser asks before closing the tab', async ({ form, page }) => {
  const unblock = await form.failFiles('form', 'late');
  const inquiry = await form.openAndSubmit();
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  unblock();
  await expect(form.toast(contactForm.toasts.sent.title)).toBeVisible();
  expect(await inboxOf(inquiry.email).messages()).toHaveLength(1);
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
});

test('P3 a held submit with errors shows them once the code is there', async ({ form, page }) => {
  const unblock = await form.failFiles('form', 'late');
  await form.open();
  await form.field('firstName').fill('A');
  await form.send.click();
  unblock();
  await expect(page.getByText(contactForm.fields.firstName.error)).toBeVisible();
  await expect(form.field('firstName')).toHaveValue('A');
  await expect(form.field('firstName')).toBeFocused();
  await expect(form.send).toHaveText(contactForm.send);
});

test('P3 the next submit requests a file that failed twice', async ({ form, page, pageEvents }) => {
  pageEvents.expectMessage(/Error hydrating/);
  pageEvents.allowMessage(/ERR_FAILED/);
  const failed = page.waitForEvent('console', (message) => /Error hydrating/.test(message.text()));
  await page.route(/ContactFormRoot\./, (route) => route.abort(), { times: 2 });
  const inquiry = await form.openFilled();
  await failed;
  expect(await inboxOf(inquiry.email).attempts()).toEqual([]);
  await form.send.click();
  await expect(form.toast(contactForm.toasts.sent.title)).toBeVisible();
  expect(await form.values()).toEqual(emptyInquiry);
});

test('F12 what a password manager fills is kept and sent', async ({ form }) => {
  const unblock = await form.failFiles('form', 'late');
  await form.open();
  const autofill = (values: Inquiry) =>
    form.root.evaluate((form: HTMLFormElement, entries) => {
      for (const [name, value] of entries) {
        const field = form.elements.namedItem(name);
        if (field && 'value' in field) field.value = value;
      }
    }, Object.entries(values));
  const [before, after] = [newInquiry(), newInquiry({ company: 'Second & Co' })];
  await autofill(before);
  unblock();
  await form.expectReady();
  expect(await form.values()).toEqual(before);
  await autofill(after);
  await form.send.click();
  await expect(form.toast(contactForm.toasts.sent.title)).toBeVisible();
  expect(await inboxOf(after.email).messages()).toHaveLength(1);
});

// That what arrives too late ends in the notice, too, is in dom-changes.spec.ts.
for (const [group, failure] of [
  ['form', 'broken'],
  ['all', 'missing'],
] as const) {
  test(`P2 P3 files "${group}" ${failure}: a submit ends in the notice`, async ({ form, page }) => {
    await page.clock.install();
    await form.failFiles(group, failure);
    const inquiry = await form.openAndSubmit();
    // What never arrives ends the wait, which would end by itself after 8 s.
    await expect(form.notice).toBeVisible({ timeout: 7000 });
    await page.clock.runFor(9000);
    expect(await form.findText(inquiry)).toEqual(['form', 'tab storage']);
    expect(await inboxOf(inquiry.email).attempts()).toEqual([]);
    expect(await form.values()).toEqual(inquiry);
    const mailLink = form.root.getByRole('link', { name: contactForm.unavailable.mail });
    const bodyOfMail = async () => bodyOf((await mailLink.getAttribute('href')) ?? '');
    expect(await bodyOfMail()).toContain(inquiry.message);
    await form.field('message').fill('A shorter message');
    expect(await bodyOfMail()).toContain('\nA shorter message');
  });
}

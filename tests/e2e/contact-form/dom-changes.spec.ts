import { emptyInquiry } from '../../../src/contact-form/fields.ts';
import { contactForm } from '../../content.ts';
import type { ContactForm } from '../support/contact-form.ts';
import { type Moment, moments, startDomChanges } from '../support/dom-changes.ts';
import { breakMailLink, crashOnChange, holdResponse } from '../support/faults.ts';
import { newInquiry } from '../support/new-inquiry.ts';
import { expect, phoneTest as test } from '../support/test.ts';

const { sent, toasts, unsent } = contactForm;

/** Opens the form and waits until its code has loaded and other programs have changed the page. */
async function openAmong(form: ContactForm, moment: Moment): Promise<void> {
  const { page, pageEvents, root } = form;
  await startDomChanges(page, moment);
  await form.open();
  await form.expectReady();
  // What React reports when it finds a document that is not as it was built; then it renders it again.
  if (moment !== 'after hydration') pageEvents.expectMessage(/Minified React error #(?:418|423)/);
  if (moment === 'before hydration') return;
  await expect(root.locator('font').first()).toBeAttached();
  await expect(root.locator('x-foreign').first()).toBeAttached();
}

for (const moment of moments) {
  test(`P4 DOM changes ${moment}: an inquiry is mended and sent`, async ({ form, page }) => {
    await openAmong(form, moment);
    const inquiry = newInquiry({ message: 'letter' });
    await form.fill(inquiry);
    expect(await form.savedDraft()).toEqual(inquiry);
    await expect(form.notReadyLine).toBeHidden();
    await form.send.click();
    const error = page.getByText(contactForm.fields.message.error);
    await expect(error).toBeVisible();
    await form.field('message').press('End');
    await page.keyboard.type(', and more');
    await expect(error).toBeHidden();
    await page.reload();
    await form.expectReady();
    await expect.poll(() => form.values()).toEqual({ ...inquiry, message: 'letter, and more' });

    const unblock = await holdResponse(form);
    await form.send.click();
    await expect(form.send).toHaveText(contactForm.sending);
    await expect(form.root.getByRole('status')).toHaveText(contactForm.sending);
    await expect(form.field('message')).not.toBeEditable();
    unblock();
    await expect(form.confirmation).toBeFocused();
    const toast = form.toast(toasts.sent.title);
    await toast.getByRole('button', { name: toasts.close }).click();
    await expect(toast).toBeHidden();
    await expect(form.send).toHaveText(contactForm.send);
    expect(await form.values()).toEqual(emptyInquiry);
    await form.expectNothingKept();
  });
}

test('P4 F11 among DOM changes, a failure and panels come and go', async ({ form, page }) => {
  await openAmong(form, 'continuously');
  await breakMailLink(form);
  await form.submit(newInquiry({ message: 'The first of two' }), 412);
  await expect(form.failure).toBeVisible();
  await form.send.click();
  await expect(form.panelTitle).toBeVisible();
  await expect(form.failure).toHaveCount(0);
  await page.getByRole('button', { name: unsent.copy }).click();
  await expect(page.getByText(unsent.copied).or(page.getByText(unsent.copyFailed))).toBeVisible();
  await form.submit(newInquiry({ message: 'The second of two' }));
  await expect(form.wholeMessage).toHaveCount(2);
  await page.getByRole('button', { name: unsent.remove }).first().click();
  await form.done.click();
  await expect(page.getByText(sent.visitor.title)).toBeVisible();
  await form.expectNothingKept();
});

test('P4 R5 a crash keeps the form, and a second one the text', async ({ form }) => {
  await openAmong(form, 'continuously');
  const inquiry = newInquiry({ firstName: 'A' });
  await form.fill(inquiry);
  await crashOnChange(form, 'once');
  await form.send.press('Enter');
  await form.expectReady();
  await expect.poll(() => form.values()).toEqual(inquiry);
  await expect(form.crashScreen).toHaveCount(0);

  await crashOnChange(form);
  await form.send.press('Enter');
  const { crashScreen } = form;
  const title = crashScreen.getByRole('heading', { name: contactForm.crashed.title, level: 1 });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
  await expect(crashScreen).toContainText('no field today');
  for (const link of form.directLinks(crashScreen)) await expect(link).toBeVisible();
  const typed = Object.values(inquiry).join('\n');
  await expect(crashScreen.getByLabel(contactForm.crashed.typed)).toHaveValue(typed);
  await crashScreen.getByRole('link', { name: contactForm.crashed.button }).click();
  await form.root.scrollIntoViewIfNeeded();
  await form.expectReady();
  expect(await form.values()).toEqual(inquiry);
});

test('P4 a button registers a press while its text is translated', async ({ form, page }) => {
  await openAmong(form, 'continuously');
  await form.fill(newInquiry());
  const label = form.send.locator('font').first();
  await expect(label).toBeAttached();
  await form.send.hover();
  await page.mouse.down();
  // Two rounds of the translator.
  for (let round = 0; round < 2; round += 1) {
    const now = await label.elementHandle();
    await expect.poll(() => now?.evaluate((each) => each.isConnected)).toBe(false);
  }
  await page.mouse.up();
  await expect(form.confirmation).toBeVisible();
  expect(form.requests).toHaveLength(1);
});

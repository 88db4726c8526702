import { emptyInquiry } from '../../../src/contact-form/fields.ts';
import { contactForm } from '../../content.ts';
import { domChangesRan, moments, openAmong, startDomChanges } from '../support/dom-changes.ts';
import { newInquiry } from '../support/new-inquiry.ts';
import { expect, phoneTest as test } from '../support/test.ts';

const { panel, toasts, confirmation } = contactForm;

for (const moment of moments) {
  test(`P4 F12 DOM changes ${moment}: text, focus and caret stay when the code loads; errors work`, async ({
    form,
    page,
  }) => {
    await startDomChanges(form, moment);
    const unblock = await form.failFiles('form', 'late');
    const inquiry = await form.openFilled(newInquiry({ message: 'longer' }));
    const message = form.field('message');
    await message.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(1, 5));
    unblock();
    await form.expectReady();
    await domChangesRan(page, moment);
    expect(await form.values()).toEqual(inquiry);
    await expect(message).toBeFocused();
    await page.keyboard.type('ette');
    const typed = { ...inquiry, message: 'letter' };
    expect(await form.values()).toEqual(typed);
    expect(await form.savedDraft()).toEqual(typed);
    await expect(form.notReadyLine).toBeHidden();

    await form.send.click();
    const error = page.getByText(contactForm.fields.message.error);
    await expect(error).toBeVisible();
    await message.press('End');
    await page.keyboard.type(', and more');
    await expect(error).toBeHidden();
    await message.fill('');
    await expect(error).toBeVisible();
    await form.submit(newInquiry(), 200);
    await expect(form.confirmation).toBeVisible();
    await expect(page.locator('[aria-invalid]')).toHaveCount(0);
    expect(await form.values()).toEqual(emptyInquiry);
  });

  test(`P4 F4 F12 DOM changes ${moment}: sending, toast and confirmation`, async ({ form }) => {
    await openAmong(form, moment);
    const unblock = await form.holdResponse();
    await form.submit(newInquiry());
    await expect(form.send).toHaveText(contactForm.sending);
    await expect(form.send).toBeDisabled();
    await expect(form.root.getByRole('status').last()).toHaveText(contactForm.sending);
    await expect(form.field('message')).not.toBeEditable();
    await form.field('company').evaluate((field: HTMLInputElement) => {
      field.value = 'An alias';
    });
    unblock();
    await expect(form.confirmation).toBeFocused();
    const toast = form.toast(toasts.sent.title);
    await toast.getByRole('button', { name: toasts.close }).click();
    await expect(toast).toBeHidden();
    await expect(form.send).toHaveText(contactForm.send);
    // What an extension changed in the meantime stays.
    expect(await form.values()).toEqual({ ...emptyInquiry, company: 'An alias' });
    expect(await form.savedDraft()).toEqual({ ...emptyInquiry, company: 'An alias' });
  });

  test(`P4 F10 F11 DOM changes ${moment}: failure and panel`, async ({ form, page }) => {
    await openAmong(form, moment);
    const first = newInquiry({ message: 'The first of two' });
    await form.breakMailLink();
    await form.submit(first, 412);
    await expect(form.root.getByText(toasts.failed.text)).toBeVisible();
    await form.send.click();
    await expect(form.panelTitle).toBeVisible();
    await expect(form.root.getByText(toasts.failed.text)).toHaveCount(0);
    await page.getByRole('button', { name: panel.copy }).click();
    await expect(page.getByText(panel.copied).or(page.getByText(panel.copyFailed))).toBeVisible();
    await form.field('message').fill('The next message');
    await form.putBack.click();
    await expect(page.getByText(panel.formNotEmpty)).toBeVisible();
    await form.field('message').fill('');
    await form.putBack.click();
    await expect(form.root).toBeFocused();
    expect(await form.values()).toEqual(first);
    await expect(form.panelTitle).toHaveCount(0);
    await form.send.click();
    await page.getByRole('button', { name: panel.done }).click();
    await expect(page.getByText(confirmation.mailed.title)).toBeVisible();
    await form.expectNothingKept();
  });
}

test('P4 a button still registers a press if its text is translated during it', async ({
  form,
  page,
}) => {
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

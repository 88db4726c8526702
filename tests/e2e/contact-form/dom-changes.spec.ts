import { emptyInquiry } from '../../../src/contact-form/fields.ts';
import { contactForm } from '../../../src/content/contact-form.ts';
import { moments, startDomChanges } from '../support/dom-changes.ts';
import { answerWith, breakMailLink, holdResponse } from '../support/faults.ts';
import { newInquiry } from '../support/new-inquiry.ts';
import { expect, phoneTest as test } from '../support/test.ts';

const { toasts, unsent } = contactForm;

for (const moment of moments) {
  test(`P4 F12 DOM changes ${moment}: what React shows comes and goes, and no text is lost`, async ({
    form,
    page,
    pageEvents,
  }) => {
    // What React reports when it finds a document that is not as it was built; then it renders it again.
    if (moment === 'continuously') pageEvents.expectMessage(/Minified React error #(?:418|423)/);
    await startDomChanges(page, moment);
    await form.open();
    await form.expectReady();
    await expect(form.root.locator('font').first()).toBeAttached();
    await expect(form.root.locator('x-extension').first()).toBeAttached();

    const inquiry = newInquiry({ message: 'letter' });
    await form.fill(inquiry);
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
    if (moment !== 'continuously') return;

    await breakMailLink(form);
    await answerWith(form, 412);
    await form.send.click();
    await expect(form.failed).toBeVisible();
    await form.send.click();
    await expect(form.unsentTitle).toBeVisible();
    await expect(form.failed).toHaveCount(0);
    await page.getByRole('button', { name: unsent.copy }).click();
    await expect(page.getByText(unsent.copied).or(page.getByText(unsent.copyFailed))).toBeVisible();

    await answerWith(form, 200);
    const unblock = await holdResponse(form);
    await form.submit(newInquiry());
    await expect(form.send).toHaveText(contactForm.sending);
    await expect(form.root.getByRole('status')).toHaveText(contactForm.sending);
    await expect(form.field('message')).not.toBeEditable();
    unblock();
    await expect(form.sentTitle).toBeFocused();
    await expect(form.send).toHaveText(contactForm.send);
    const toast = form.toast(toasts.sent.title);
    await toast.getByRole('button', { name: toasts.close }).click();
    await expect(toast).toBeHidden();
    await page.getByRole('button', { name: unsent.remove }).click();
    await expect(form.unsentTitle).toHaveCount(0);
    expect(await form.values()).toEqual(emptyInquiry);
    await form.expectNothingKept();
  });
}

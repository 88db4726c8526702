import { contactForm } from '../../content.ts';
import { domChangesRan, moments, openAmong, startDomChanges } from '../dom-changes.ts';
import { inboxOf } from '../inbox.ts';
import { emptyInquiry, newInquiry } from '../new-inquiry.ts';
import { expect, phoneTest as test } from '../test.ts';

const { panel, toasts, confirmation } = contactForm;

for (const moment of moments) {
  test(`P4 F12 DOM changes ${moment}: text, focus and caret stay when the code arrives; errors, clearing and its undo work`, async ({
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

    await form.send.click();
    const error = page.getByText(contactForm.fields.message.error);
    await expect(error).toBeVisible();
    await message.press('End');
    await page.keyboard.type(', and more');
    await expect(error).toBeHidden();
    await message.fill('');
    await expect(error).toBeVisible();

    const clear = page.getByRole('button', { name: contactForm.clear });
    await clear.click();
    await expect(form.root.getByText(contactForm.cleared)).toBeAttached();
    await expect(page.locator('[aria-invalid]')).toHaveCount(0);
    expect(await form.savedDraft()).toBeNull();
    const undo = page.getByRole('button', { name: contactForm.undoClear });
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    expect(await form.values()).toEqual({ ...inquiry, message: '' });
    await expect(clear).toBeFocused();
    await clear.click();
    await message.press('a');
    await expect(undo).toBeHidden();
    await expect(clear).toBeVisible();
    expect(await form.values()).toEqual({ ...emptyInquiry, message: 'a' });
    await form.submit(newInquiry());
    await expect(form.confirmation).toBeVisible();
    expect(await form.values()).toEqual(emptyInquiry);
    await expect(undo).toBeHidden();
    await form.expectIntact();
  });

  test(`P4 F12 DOM changes ${moment}: a held submit is sent once; after a notice the next one is sent`, async ({
    form,
    page,
  }) => {
    await page.clock.install();
    await startDomChanges(form, moment);
    const unblock = await form.failFiles('form', 'late');
    const held = await form.openFilled();
    await form.send.click();
    unblock();
    await expect(form.confirmation).toBeVisible();
    expect(await inboxOf(held.email).attempts()).toHaveLength(1);

    await page.unrouteAll();
    const unblockLater = await form.failFiles('form', 'late');
    await page.reload({ waitUntil: 'commit' });
    const inquiry = newInquiry();
    await form.submit(inquiry);
    await page.clock.runFor(8000);
    await expect(form.notice).toBeVisible();
    unblockLater();
    await form.expectReady();
    await page.clock.runFor(500);
    await domChangesRan(page, moment);
    await expect(form.notice).toBeVisible();
    expect(await form.values()).toEqual(inquiry);
    expect(await inboxOf(inquiry.email).attempts()).toEqual([]);
    await form.send.click();
    await expect(form.notice).toBeHidden();
    await expect(form.confirmation).toBeVisible();
    await form.expectIntact();
  });

  test(`P4 F4 F12 DOM changes ${moment}: sending, toast, confirmation, panel and late confirmation`, async ({
    form,
    page,
  }) => {
    await page.clock.install();
    await openAmong(form, moment);
    const unblockFirst = await form.holdResponse();
    await form.submit(newInquiry());
    await expect(form.send).toHaveText(contactForm.sending);
    await expect(form.send).toBeDisabled();
    await expect(form.root.getByRole('status').last()).toHaveText(contactForm.sending);
    await expect(form.field('message')).not.toBeEditable();
    await form.field('company').evaluate((field: HTMLInputElement) => {
      field.value = 'An alias';
    });
    // Long enough for an extension that runs continuously.
    await page.waitForTimeout(500);
    unblockFirst();
    await expect(form.confirmation).toBeFocused();
    const toast = form.toast(toasts.sent.title);
    await toast.getByRole('button', { name: toasts.close }).click();
    await expect(toast).toBeHidden();
    await expect(form.send).toHaveText(contactForm.send);
    // What an extension changed meanwhile stays.
    expect(await form.values()).toEqual({ ...emptyInquiry, company: 'An alias' });
    expect(await form.savedDraft()).toEqual({ company: 'An alias' });

    const first = newInquiry({ message: 'The first of two' });
    await form.submit(first, 412);
    await expect(form.panelTitle).toBeVisible();
    await page.getByRole('button', { name: panel.copy }).click();
    await expect(page.getByText(panel.copied).or(page.getByText(panel.copyFailed))).toBeVisible();
    const restore = page.getByRole('button', { name: panel.restore });
    await form.field('message').fill('The next message');
    await expect(restore).toBeDisabled();
    await form.field('message').fill('');
    await restore.click();
    await expect(form.root).toBeFocused();
    expect(await form.values()).toEqual(first);
    expect(await form.savedDraft()).toEqual(first);
    await expect(form.panelTitle).toHaveCount(0);
    await form.submit(first, 412);
    await page.getByRole('button', { name: panel.done }).click();
    await expect(page.getByText(confirmation.mailed.title)).toBeVisible();

    const unblockResponse = await form.holdResponse();
    const second = newInquiry({ message: 'The second of two' });
    await form.submit(second);
    await expect.poll(() => inboxOf(second.email).attempts()).toHaveLength(1);
    await page.clock.runFor(8000);
    await expect(form.panelTitle).toBeVisible();
    unblockResponse();
    await expect(page.getByText(panel.lateText)).toBeVisible();
    await expect(page.getByRole('link', { name: panel.again })).toBeHidden();
    expect(await form.savedFallbacks()).toEqual([]);
    await page.getByRole('main').getByText(panel.close, { exact: true }).click();
    await expect(form.confirmation).toBeFocused();
    await expect(form.panelTitle).toHaveCount(0);
    await form.expectIntact();
  });
}

test('P4 a button counts as pressed when its text is translated meanwhile', async ({
  form,
  page,
}) => {
  await openAmong(form, 'continuously');
  const inquiry = newInquiry();
  await form.fill(inquiry);
  await expect(form.send.locator('font').first()).toBeAttached();
  await form.send.hover();
  await page.mouse.down();
  // Two rounds of the translator.
  await page.waitForTimeout(1000);
  await page.mouse.up();
  await expect(form.confirmation).toBeVisible();
  expect(await inboxOf(inquiry.email).attempts()).toHaveLength(1);
});

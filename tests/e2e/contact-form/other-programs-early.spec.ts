import { contactForm } from '../../content.ts';
import { inboxOf } from '../inbox.ts';
import { emptyInquiry, newInquiry } from '../new-inquiry.ts';
import { moments, programsRan, startOtherPrograms } from '../other-programs.ts';
import { failScripts } from '../script-faults.ts';
import { expect, phoneTest as test } from '../test.ts';

for (const moment of moments) {
  test(`P4 F12 programs ${moment}: text, focus and caret stay when the code arrives; errors, clearing and its undo work`, async ({
    form,
    page,
    pageEvents,
  }) => {
    await startOtherPrograms(page, pageEvents, moment);
    const release = await failScripts(page, 'form', 'late');
    const inquiry = await form.openFilled(newInquiry({ message: 'longer' }));
    const message = form.field('message');
    await message.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(1, 5));
    release();
    await form.expectReady();
    await programsRan(page, moment);
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
    await form.expectIntact();
  });

  test(`P4 F12 programs ${moment}: a held submit is sent once; after a notice the next one is sent`, async ({
    form,
    page,
    pageEvents,
  }) => {
    pageEvents.allowMessage(/ERR_FAILED|Error hydrating/);
    await page.clock.install();
    await startOtherPrograms(page, pageEvents, moment);
    const release = await failScripts(page, 'form', 'late');
    const held = await form.openFilled();
    await form.send.click();
    release();
    await expect(form.confirmation).toBeVisible();
    expect(await inboxOf(held.email).attempts()).toHaveLength(1);

    await page.unrouteAll();
    const releaseLater = await failScripts(page, 'form', 'late');
    await page.reload({ waitUntil: 'commit' });
    const inquiry = newInquiry();
    await form.submit(inquiry);
    await page.clock.runFor(8000);
    await expect(form.notice).toBeVisible();
    releaseLater();
    await form.expectReady();
    await page.clock.runFor(500);
    await programsRan(page, moment);
    await expect(form.notice).toBeVisible();
    expect(await form.values()).toEqual(inquiry);
    expect(await inboxOf(inquiry.email).attempts()).toEqual([]);
    await form.send.click();
    await expect(form.notice).toBeHidden();
    await expect(form.confirmation).toBeVisible();
    await form.expectIntact();
  });
}

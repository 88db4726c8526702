import { contactForm, pages } from '../../content.ts';
import type { ContactForm } from '../contact-form.ts';
import { inboxOf } from '../inbox.ts';
import { emptyInquiry, newInquiry } from '../new-inquiry.ts';
import {
  hydrationFailure,
  type OtherProgram,
  otherPrograms,
  programsRan,
  startOtherPrograms,
} from '../other-programs.ts';
import { narrow } from '../page-state.ts';
import { failScripts } from '../script-faults.ts';
import { holdAnswer, holdSending } from '../sending.ts';
import { expect, test } from '../test.ts';

// A phone's window: nothing here depends on the size, and it is drawn faster.
test.use({ viewport: narrow });

const { panel, toasts, confirmation } = contactForm;
const names = Object.keys(otherPrograms) as OtherProgram[];

/** Opens the form and waits until its code is there and the programs have run. */
async function openAmong(form: ContactForm, name: OtherProgram): Promise<void> {
  await startOtherPrograms(form.page, name);
  await form.open();
  await form.expectReady();
  await programsRan(form.page, name);
}

for (const name of names) {
  test.describe(name, () => {
    test.beforeEach(({ pageEvents }) => pageEvents.allowMessage(hydrationFailure));
    // At the end of every test: the form is there, and no screen speaks of an error.
    test.afterEach(async ({ form, page }) => {
      await expect(form.root).toBeVisible();
      await expect(page.getByText(pages.error.heading)).toHaveCount(0);
    });

    test(`P4 ${name}: text, focus and caret stay when the code arrives`, async ({ form, page }) => {
      await startOtherPrograms(page, name);
      const release = await failScripts(page, 'form', 'late');
      const inquiry = await form.openFilled();
      const message = form.field('message');
      await message.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(3, 7));
      release();
      await form.expectReady();
      await programsRan(page, name);
      expect(await form.values()).toEqual(inquiry);
      await expect(message).toBeFocused();
      const selected = await message.evaluate((field: HTMLTextAreaElement) => [
        field.selectionStart,
        field.selectionEnd,
      ]);
      expect(selected).toEqual([3, 7]);
      await page.keyboard.type('!');
      const typed = { ...inquiry, message: inquiry.message.replace(/^(.{3}).{4}/, '$1!') };
      expect(await form.values()).toEqual(typed);
      expect(await form.savedDraft()).toEqual(typed);
    });

    test(`P4 ${name}: a held submit is sent once`, async ({ form, page }) => {
      await startOtherPrograms(page, name);
      const release = await failScripts(page, 'form', 'late');
      const inquiry = await form.openFilled();
      await form.send.click();
      release();
      await expect(form.confirmation).toBeVisible();
      expect(await inboxOf(inquiry.email).attempts()).toHaveLength(1);
    });

    test(`P4 ${name}: clearing, its undo and errors`, async ({ form, page }) => {
      await openAmong(form, name);
      const inquiry = newInquiry({ message: 'short' });
      await form.fill(inquiry);
      await form.send.click();
      const error = page.getByText(contactForm.fields.message.error);
      await expect(error).toBeVisible();
      await form.field('message').press('End');
      await page.keyboard.type(', and longer');
      await expect(error).toBeHidden();
      await form.field('message').fill('');
      await expect(error).toBeVisible();

      await page.getByRole('button', { name: contactForm.clear }).click();
      await expect(form.root.getByText(contactForm.cleared)).toBeAttached();
      await page.getByRole('button', { name: contactForm.undoClear }).click();
      expect(await form.values()).toEqual({ ...inquiry, message: '' });
      await page.getByRole('button', { name: contactForm.clear }).click();
      await form.field('message').press('a');
      await expect(page.getByRole('button', { name: contactForm.clear })).toBeVisible();
      expect(await form.values()).toEqual({ ...emptyInquiry, message: 'a' });
    });

    test(`P4 ${name}: sending, confirmation and toast`, async ({ form, page }) => {
      await openAmong(form, name);
      const release = await holdSending(page);
      const inquiry = newInquiry();
      await form.fill(inquiry);
      await form.send.click();
      await expect(form.send).toHaveText(contactForm.sending);
      await page.waitForTimeout(500);
      release();
      await expect(form.confirmation).toBeVisible();
      const toast = form.toast(toasts.sent.title);
      await expect(toast).toBeVisible();
      await toast.getByRole('button', { name: toasts.close }).click();
      await expect(toast).toBeHidden();
      await expect(form.send).toHaveText(contactForm.send);
      expect(await form.values()).toEqual(emptyInquiry);
      expect(await form.savedDraft()).toBeNull();
      await form.submit(newInquiry());
      await expect(form.confirmation).toBeVisible();
    });

    test(`P4 ${name}: panel and late confirmation`, async ({ form, page, pageEvents }) => {
      pageEvents.allowMessage(/status of 412/);
      await openAmong(form, name);
      const first = newInquiry({ message: 'The first of two' });
      await form.submit(first, 412);
      await expect(form.panelTitle).toBeVisible();
      await page.getByRole('button', { name: panel.copy }).click();
      await expect(page.getByText(panel.copied).or(page.getByText(panel.copyFailed))).toBeVisible();
      await page.getByRole('button', { name: panel.restore }).click();
      expect(await form.values()).toEqual(first);
      await expect(form.panelTitle).toHaveCount(0);
      await form.submit(first, 412);
      await page.getByRole('button', { name: panel.done }).click();
      await expect(page.getByText(confirmation.mailed.title)).toBeVisible();

      const release = await holdAnswer(page);
      await form.submit(newInquiry({ message: 'The second of two' }));
      await expect(form.panelTitle).toBeVisible();
      release();
      await expect(page.getByText(panel.lateText)).toBeVisible();
      await page.getByRole('button', { name: panel.close }).click();
      await expect(form.confirmation).toBeVisible();
      await expect(form.panelTitle).toHaveCount(0);
    });

    test(`P4 ${name}: the notice, and a send after it`, async ({ form, page, pageEvents }) => {
      pageEvents.allowMessage(/ERR_FAILED|Error hydrating/);
      await page.clock.install();
      await startOtherPrograms(page, name);
      const release = await failScripts(page, 'form', 'late');
      const inquiry = await form.openFilled();
      await form.send.click();
      await page.clock.runFor(8000);
      const notice = page.getByText(contactForm.unavailable.text);
      await expect(notice).toBeVisible();
      release();
      await form.expectReady();
      await page.clock.runFor(500);
      await programsRan(page, name);
      await expect(notice).toBeVisible();
      expect(await form.values()).toEqual(inquiry);
      expect(await inboxOf(inquiry.email).attempts()).toEqual([]);
      await form.send.click();
      await expect(notice).toBeHidden();
      await expect(form.confirmation).toBeVisible();
    });
  });
}

test.describe('crash', () => {
  for (const name of names) {
    test(`P4 R5 ${name}: one crash keeps the form and its text, a second shows address and text`, async ({
      form,
      page,
      pageEvents,
    }) => {
      pageEvents.allowMessage(hydrationFailure);
      pageEvents.expectMessage(/no field today/);
      await openAmong(form, name);
      const inquiry = newInquiry({ message: 'short' });
      await form.fill(inquiry);
      await form.crashOnRender('once');
      await form.send.press('Enter');
      await expect(page.locator('[aria-invalid]')).toHaveCount(0);
      expect(await form.values()).toEqual(inquiry);
      await form.crashOnRender();
      await form.send.press('Enter');
      const screen = page.getByRole('alert').filter({ hasText: pages.error.heading });
      await expect(screen).toBeVisible();
      await expect(screen.getByLabel(contactForm.crash.typedHeading)).toHaveValue(
        Object.values(inquiry).join('\n'),
      );
    });
  }
});

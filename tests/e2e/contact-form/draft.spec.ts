import { emptyInquiry, fieldNames, type Inquiry } from '../../../src/contact-form/fields.ts';
import { agency, contactForm } from '../../content.ts';
import type { ContactForm } from '../support/contact-form.ts';
import { newInquiry } from '../support/new-inquiry.ts';
import { expect, test } from '../support/test.ts';

test('F12 a reload restores the draft, an emptied field stays empty, and the key is removed with the last text', async ({
  form,
  page,
}) => {
  const typed = await form.openFilled();
  await form.expectReady();
  await page.reload();
  await form.expectReady();
  expect(await form.values()).toEqual(typed);
  await form.field('message').fill('');
  await page.reload();
  await form.expectReady();
  expect(await form.values()).toEqual({ ...typed, message: '' });
  for (const name of fieldNames) await form.field(name).fill('');
  await form.expectNothingKept();
});

test('F12 F13 text that an extension puts in the honeypot is not part of the draft, and opens the mail client instead', async ({
  form,
  page,
}) => {
  const honeypot = page.locator('input[name=reference]');
  const fillHoneypot = () =>
    honeypot.evaluate((field: HTMLInputElement) => {
      field.value = 'https://spam.example';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const inquiry = await form.openFilled();
  await form.expectReady();
  await fillHoneypot();
  expect(await form.savedDraft()).toEqual(inquiry);
  await page.goto(contactForm.privacy.href);
  await page.goto('/#contact');
  await form.expectReady();
  await expect(honeypot).toHaveValue('');
  expect(await form.values()).toEqual(inquiry);
  await fillHoneypot();
  await form.send.click();
  await expect(form.panelTitle).toBeVisible();
  await expect.poll(() => form.pageEvents.mailLinks).toHaveLength(1);
  expect(form.requests).toEqual([]);
  // The next attempt goes to the service.
  await expect(honeypot).toHaveValue('');
});

for (const navigation of ['reload', 'leave'] as const) {
  test(`F4 F12 ${navigation} while a submit is under way: the text is there, and can be sent again`, async ({
    form,
    page,
  }) => {
    page.on('dialog', (dialog) => void dialog.accept());
    const inquiry = await form.openAndSubmit(newInquiry(), 'hang');
    await expect.poll(() => form.requests).toHaveLength(1);
    if (navigation === 'reload') await page.reload();
    else {
      await page.goto(contactForm.privacy.href);
      await page.goBack();
    }
    await form.expectReady();
    await expect.poll(() => form.values()).toEqual(inquiry);
    expect(await form.findMessage(inquiry)).toEqual(['form', 'tab storage']);
    await form.answer(200);
    await form.send.click();
    await expect(form.confirmation).toBeVisible();
  });
}

/** The full browser goes back to the page as it was left; the headless shell, without a cache, loads it again. */
const isCached = () => test.info().project.name === 'browser';

/** Leaves by the form's own link, optionally uses another home page after that, and goes back to the first page. */
async function leaveAndComeBack(form: ContactForm, act?: () => Promise<unknown>): Promise<void> {
  const { page, root } = form;
  await page.evaluate(() => Object.assign(globalThis, { isOldPage: true }));
  await root.getByRole('link', { name: contactForm.privacy.link }).click();
  await expect(page).toHaveURL(contactForm.privacy.href);
  if (act) {
    await page.getByRole('banner').getByRole('link', { name: agency.name }).first().click();
    await form.root.scrollIntoViewIfNeeded();
    await form.expectReady();
    await act();
  }
  await page.evaluate((steps) => void setTimeout(() => history.go(steps)), act ? -2 : -1);
  await expect(page).toHaveURL('/#contact');
  expect(await page.evaluate(() => 'isOldPage' in globalThis)).toBe(isCached());
  await form.expectReady();
}

const old = newInquiry({
  company: 'Old Company',
  message: 'Please call me. My card number is 4111.',
});
const changes: readonly [string, Partial<Inquiry>][] = [
  ['edited', { message: 'Please call me.', company: '', lastName: 'Quill-Jones' }],
  ['deleted', emptyInquiry],
];

for (const { how, tag } of [
  { how: 'as it was left', tag: '@browser' },
  { how: 'that is loaded again', tag: [] },
]) {
  for (const [name, change] of changes) {
    test(`F12 going back to a page ${how} shows the text as a later page in the tab left it: ${name}`, {
      tag,
    }, async ({ form }) => {
      await form.openFilled(old);
      await form.expectReady();
      const later = { ...old, ...change };
      await leaveAndComeBack(form, async () => {
        expect(await form.values()).toEqual(old);
        await form.fill(later);
      });
      await expect.poll(() => form.values()).toEqual(later);
      if (!later.message) return form.expectNothingKept();
      await form.field('company').fill('Sent & Co');
      await form.send.click();
      await expect(form.confirmation).toBeVisible();
      expect(JSON.parse(form.requests[0] ?? '').template_params.message).toBe(later.message);
    });
  }

  test(`F11 F12 going back to a page ${how}: a sent inquiry is gone, an unsent one is in its panel, an emailed one does not come back`, {
    tag,
  }, async ({ form }) => {
    await form.openFilled(old);
    await form.expectReady();
    await leaveAndComeBack(form, async () => {
      await form.send.click();
      await expect(form.confirmation).toBeVisible();
      await form.submit(newInquiry({ message: 'The second of two' }), 412);
      await expect(form.panelTitle).toBeVisible();
    });
    await expect.poll(() => form.values()).toEqual(emptyInquiry);
    await expect(form.wholeMessage).toHaveValue(/The second of two/);

    await leaveAndComeBack(form, async () => {
      await form.done.click();
      await form.expectNothingKept();
    });
    await expect(form.wholeMessage).toHaveCount(0);
    await form.submit(newInquiry(), 412);
    await expect(form.wholeMessage).toHaveCount(1);
  });

  test(`F6 going back to a page ${how} after a success, the confirmation is there until a reload or the next inquiry`, {
    tag,
  }, async ({ form, page }) => {
    await form.openAndSubmit();
    await expect(form.confirmation).toBeFocused();
    await leaveAndComeBack(form);
    await expect(form.confirmation).toBeVisible();
    await expect(form.confirmation).not.toBeFocused();
    await form.expectNothingKept();
    await page.reload();
    await form.expectReady();
    await expect(form.confirmation).toHaveCount(0);
    await leaveAndComeBack(form);
    await expect(form.confirmation).toHaveCount(0);

    await form.submit(newInquiry());
    await expect(form.confirmation).toBeVisible();
    await form.submit(newInquiry(), 412);
    await expect(form.panelTitle).toBeVisible();
    await leaveAndComeBack(form);
    await expect(form.panelTitle).toBeVisible();
    await expect(form.confirmation).toHaveCount(0);

    await form.submit(newInquiry({ message: 'The last of three' }), 200);
    await expect(form.confirmation).toBeVisible();
    await form.done.click();
    await leaveAndComeBack(form);
    await expect(form.confirmation).toHaveCount(0);
  });
}

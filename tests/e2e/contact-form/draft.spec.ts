import { pages } from '../../content.ts';
import { newInquiry } from '../support/new-inquiry.ts';
import { expect, phoneTest as test } from '../support/test.ts';

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
  for (const name of ['firstName', 'lastName', 'email', 'company'] as const) {
    await form.field(name).fill('');
  }
  await form.expectNothingKept();
});

test('F12 an extension that empties the fields or fires events removes nothing from the draft', async ({
  form,
  page,
}) => {
  const inquiry = await form.openFilled();
  await form.expectReady();
  const emptyByExtension = () =>
    form.root.evaluate((element: HTMLFormElement) => {
      element.reset();
      for (const field of element.querySelectorAll<HTMLInputElement>('[id]:is(input, textarea)')) {
        field.value = '';
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
        field.dispatchEvent(new Event('change', { bubbles: true }));
      }
      for (const type of ['click', 'change', 'input', 'submit', 'focusin']) {
        dispatchEvent(new Event(type));
      }
    });
  await emptyByExtension();
  expect(await form.savedDraft()).toEqual(inquiry);
  // Only what the fields hold is sent.
  await form.send.click();
  await expect(form.field('firstName')).toBeFocused();
  expect(form.requests).toEqual([]);
  await page.reload();
  await expect.poll(() => form.values()).toEqual(inquiry);
  await form.expectReady();

  // The visitor empties one field, and an extension empties the others.
  await form.field('company').fill('');
  await emptyByExtension();
  await page.goto(pages.privacy.path);
  await page.goBack();
  await form.expectReady();
  await expect.poll(() => form.values()).toEqual({ ...inquiry, company: '' });
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
  await page.goto(pages.privacy.path);
  await page.goto('/#contact');
  await form.expectReady();
  await expect(honeypot).toHaveValue('');
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
      await page.goto(pages.privacy.path);
      await page.goBack();
    }
    await form.expectReady();
    await expect.poll(() => form.values()).toEqual(inquiry);
    expect(await form.findText(inquiry)).toEqual(['form', 'tab storage']);
    await form.answer(200);
    await form.send.click();
    await expect(form.confirmation).toBeVisible();
  });
}

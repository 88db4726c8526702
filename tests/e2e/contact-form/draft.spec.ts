import { pages } from '../../content.ts';
import { inboxOf } from '../inbox.ts';
import { newInquiry } from '../new-inquiry.ts';
import { expect, phoneTest as test } from '../test.ts';

test('P2 F12 without scripts a reload restores the draft, and a field that is emptied then stays empty', async ({
  form,
  page,
}) => {
  const typed = await form.openFilled();
  const unblock = await form.failFiles('all', 'late');
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => form.values()).toEqual(typed);
  await form.field('message').fill('');
  unblock();
  await page.waitForLoadState();
  expect(await form.values()).toEqual({ ...typed, message: '' });
});

test('F12 an extension that empties the fields or fires events takes nothing out of the draft', async ({
  form,
  page,
}) => {
  const inquiry = await form.openFilled();
  await form.expectReady();
  const emptyByExtension = () =>
    form.root.evaluate((element: HTMLFormElement) => {
      element.reset();
      for (const field of element.querySelectorAll<HTMLInputElement>('input, textarea')) {
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
  await page.reload();
  await expect.poll(() => form.values()).toEqual(inquiry);

  // The visitor empties one field, and an extension the others.
  await form.field('company').fill('');
  await emptyByExtension();
  const { company: _, ...others } = inquiry;
  await expect.poll(() => form.savedDraft()).toEqual(others);
  await page.goto(pages.privacy.path);
  await page.goBack();
  await expect.poll(() => form.values()).toEqual({ ...inquiry, company: '' });
});

test('F12 F13 what an extension fills into the hidden field is no part of the draft, and sends the mail instead', async ({
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
  await fillHoneypot();
  expect(await form.savedDraft()).toEqual(inquiry);
  await page.reload();
  await form.expectReady();
  await expect(honeypot).toHaveValue('');
  await fillHoneypot();
  await form.send.click();
  await expect(form.panelTitle).toBeVisible();
  await expect.poll(() => form.pageEvents.mailLinks).toHaveLength(1);
  expect(await inboxOf(inquiry.email).attempts()).toEqual([]);
});

for (const [stage, attempts] of [
  ['held', 0],
  ['under way', 1],
] as const) {
  for (const navigation of ['reload', 'leave'] as const) {
    test(`P2 P3 F12 ${navigation} while a submit is ${stage} restores the text, which can be sent again`, async ({
      form,
      page,
    }) => {
      const unblock = await form.failFiles('all', 'late');
      if (stage === 'under way') unblock();
      const inquiry = await form.openAndSubmit(newInquiry(), 'hang');
      await expect.poll(() => inboxOf(inquiry.email).attempts()).toHaveLength(attempts);
      if (navigation === 'leave') await page.goto(pages.privacy.path);
      const back = { waitUntil: 'commit' } as const;
      await (navigation === 'leave' ? page.goBack(back) : page.reload(back));
      unblock();
      await expect.poll(() => form.values()).toEqual(inquiry);
      await form.expectReady();
      expect(await form.findText(inquiry)).toEqual(['form', 'tab storage']);
      expect(await inboxOf(inquiry.email).attempts()).toHaveLength(attempts);
      await inboxOf(inquiry.email).setBehavior('ok');
      await form.send.click();
      await expect(form.confirmation).toBeVisible();
    });
  }
}

test('F12 where storage is full, going back shows what the browser has kept', async ({ form }) => {
  const { page } = form;
  const inquiry = await form.openFilled();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await form.field('message').press('ControlOrMeta+End');
  await form.field('message').pressSequentially(' And on Sundays?');
  await page.goto(pages.privacy.path);
  await page.goBack();
  await form.expectReady();
  expect((await form.values()).message).toBe(`${inquiry.message} And on Sundays?`);
});

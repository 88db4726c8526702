import { draftKey } from '../../../src/contact-form/draft.ts';
import { contactForm as inquiryWords } from '../../content.ts';
import { recordFault } from '../fault-rows.ts';
import { inboxOf } from '../inbox.ts';
import { findText } from '../places.ts';
import { expect, test } from '../test.ts';
import {
  fillInquiry,
  inquiryField,
  keptDraft,
  newVisitor,
  openForm,
  panelTitle,
  sendButton,
  wholeMessage,
} from '../visitor.ts';

test('F11 a clipboard that is denied leaves the whole message selected', async ({
  page,
  watch,
}) => {
  const visitor = newVisitor();
  watch.expectMessage(/status of 400/);
  await inboxOf(visitor.email).answer(400);
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () =>
      Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
  });
  await openForm(page);
  await fillInquiry(page, visitor);
  await sendButton(page).click();
  const started = Date.now();
  await page.getByRole('button', { name: inquiryWords.panel.copy }).click();
  const told = page.getByText(inquiryWords.panel.copyFailed);
  await expect(told).toBeVisible();
  const took = Date.now() - started;
  await expect(wholeMessage(page)).toBeFocused();
  const selected = await wholeMessage(page).evaluate((field: HTMLTextAreaElement) =>
    field.value.slice(field.selectionStart, field.selectionEnd),
  );
  expect(selected).toBe(await wholeMessage(page).inputValue());
  expect(selected).toContain(visitor.message);
  await expect.poll(() => watch.mailLinks).toHaveLength(1);
  const places = await findText(page, visitor, watch.mailLinks);
  expect(places).toEqual(['panel', 'mail', 'tab']);
  const words = [inquiryWords.panel.copyFailed];
  await recordFault({ fault: 'no-clipboard', places, told: words, took: 'at-once' }, took);
});

test('F12 a million characters are taken, kept with one write, and whole in the panel', async ({
  page,
  watch,
}) => {
  const visitor = newVisitor({ message: 'a million '.repeat(100_000).trim() });
  watch.expectMessage(/status of 413/);
  await page.addInitScript((key) => {
    const setItem = Storage.prototype.setItem;
    const writes: number[] = [];
    Object.assign(globalThis, { writes });
    Storage.prototype.setItem = function (name, text) {
      if (name === key) writes.push(text.length);
      return setItem.call(this, name, text);
    };
  }, draftKey);
  await openForm(page);
  await fillInquiry(page, { ...visitor, message: '' });
  await expect.poll(() => keptDraft(page)).toMatchObject({ values: { company: visitor.company } });
  const writes = () => page.evaluate((): number[] => Reflect.get(globalThis, 'writes'));
  const before = (await writes()).length;
  await inquiryField(page, 'message').fill(visitor.message);
  await inquiryField(page, 'message').press('End');
  await page.keyboard.type('!!');
  const message = `${visitor.message}!!`;
  await expect
    .poll(async () => (await keptDraft(page))?.values.message.length)
    .toBe(message.length);
  expect((await writes()).slice(before).filter((length) => length > 900_000).length).toBeLessThan(
    4,
  );

  await sendButton(page).click();
  await expect(panelTitle(page)).toBeVisible();
  expect((await wholeMessage(page).inputValue()).endsWith(message)).toBe(true);
  await expect.poll(() => watch.mailLinks).toHaveLength(1);
  await page.getByRole('button', { name: inquiryWords.panel.restore }).click();
  await expect(inquiryField(page, 'message')).toHaveValue(message);
});

test('F12 a tab without room for the draft loses nothing while it is open', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  const visitor = newVisitor();
  await openForm(page);
  await fillInquiry(page, visitor);
  await sendButton(page).click();
  await expect.poll(() => inboxOf(visitor.email).messages()).toHaveLength(1);
});

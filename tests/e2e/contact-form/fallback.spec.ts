import type { Page } from '@playwright/test';
import { emptyInquiry, type Inquiry } from '../../../src/contact-form/inquiry.ts';
import { longestLink } from '../../../src/contact-form/mail-link.ts';
import { agency, contactForm } from '../../content.ts';
import { watchAnnouncements } from '../announcements.ts';
import { recordFault } from '../fault-rows.ts';
import { inboxOf } from '../inbox.ts';
import { bodyOf, findText } from '../places.ts';
import { expect, test } from '../test.ts';
import {
  confirmation,
  expectReady,
  fieldValues,
  fillInquiry,
  inquiryField,
  inquiryForm,
  newVisitor,
  openForm,
  panelTitle,
  savedDraft,
  sendButton,
  toast,
  wholeMessage,
} from '../visitor.ts';

const { panel } = contactForm;

/** Sends an inquiry that the service refuses, up to the panel. */
async function fallBack(page: Page, visitor: Inquiry): Promise<void> {
  await inboxOf(visitor.email).answer(412);
  await openForm(page);
  await fillInquiry(page, visitor);
  await sendButton(page).click();
  await expect(panelTitle(page)).toBeFocused();
}

test.beforeEach(({ watch }, { title }) => {
  if (!title.startsWith('F11 F12')) watch.expectMessage(/status of 412/);
});

test('F9 F11 the mail says who asks what, in any script, to one recipient, and opens as often as wanted', async ({
  page,
  watch,
}) => {
  const visitor = newVisitor({
    firstName: 'Žofia 李',
    lastName: "O'Hara+Sons",
    company: 'A&B ?bcc=x@example.org #1',
    message: '100% of callers + friends\nask: "قريبا؟" 👩‍👩‍👧‍👦\n%0D%0ABcc: y@example.org',
  });
  await fallBack(page, visitor);
  await expect.poll(() => watch.mailLinks).toHaveLength(1);
  const [link = ''] = watch.mailLinks;
  expect(link).toMatch(/^mailto:[^?]+\?subject=[^&=?#+]+&body=[^&=?#+]+$/);
  expect(link.slice('mailto:'.length, link.indexOf('?'))).toBe(agency.email);
  expect(decodeURIComponent(/subject=([^&]*)/.exec(link)?.[1] ?? '')).toBe(
    `New inquiry from ${visitor.firstName} ${visitor.lastName} - ${visitor.company}`,
  );
  for (const value of Object.values(visitor)) expect(bodyOf(link)).toContain(value);
  await expect(wholeMessage(page)).toHaveValue(/Bcc: y@example\.org$/);

  await page.getByRole('link', { name: panel.again }).click();
  await expect.poll(() => watch.mailLinks).toEqual([link, link]);
  await expect(panelTitle(page)).toBeVisible();
});

test('F9 F11 a long message is cut in the link, with a note, and whole in the panel', {
  tag: '@browser',
}, async ({ page, watch }) => {
  const visitor = newVisitor({ message: 'Ελληνικά και 日本語. '.repeat(300).trim() });
  await fallBack(page, visitor);
  await expect.poll(() => watch.mailLinks).toHaveLength(1);
  const [link = ''] = watch.mailLinks;
  expect(link.length).toBeLessThanOrEqual(longestLink);
  expect(bodyOf(link)).toContain(contactForm.mail.cutNote);
  await expect(page.getByText(panel.cut)).toBeVisible();
  expect(await wholeMessage(page).inputValue()).toContain(visitor.message);
});

for (const size of [
  { width: 360, height: 740 },
  { width: 1366, height: 650 },
]) {
  test(`F11 the panel is above the empty form, and no toast covers its buttons at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await fallBack(page, newVisitor());
    await expect(page.getByText(panel.text)).toBeInViewport();
    expect(await fieldValues(page)).toEqual(emptyInquiry);
    const covering = await toast(page, 'Email client opened!').boundingBox();
    for (const name of [panel.copy, panel.restore, panel.done]) {
      const box = await page.getByRole('button', { name }).boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual(covering?.y ?? 0);
    }
    const message = await wholeMessage(page).boundingBox();
    const form = await inquiryField(page, 'firstName').boundingBox();
    expect(form?.y).toBeGreaterThan((message?.y ?? 0) + (message?.height ?? 0));
  });
}

test('F11 "Copy message" says each time that the clipboard has it; if that is denied, it is selected', async ({
  page,
  context,
  watch,
}) => {
  const visitor = newVisitor();
  await context.grantPermissions(['clipboard-write']);
  const said = await watchAnnouncements(page);
  await fallBack(page, visitor);
  const copy = page.getByRole('button', { name: panel.copy });
  const announced = async () => (await said()).filter(({ text }) => text === panel.copied).length;
  for (const times of [1, 2]) {
    await copy.click();
    await expect.poll(announced).toBe(times);
  }
  const whole = await wholeMessage(page).inputValue();
  await inquiryField(page, 'message').press('ControlOrMeta+v');
  await expect(inquiryField(page, 'message')).toHaveValue(whole);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () =>
      Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
  });
  const started = Date.now();
  await copy.click();
  await expect(page.getByText(panel.copyFailed)).toBeVisible();
  const took = Date.now() - started;
  await expect(wholeMessage(page)).toBeFocused();
  const selected = await wholeMessage(page).evaluate((field: HTMLTextAreaElement) =>
    field.value.slice(field.selectionStart, field.selectionEnd),
  );
  expect(selected).toBe(whole);
  expect(selected).toContain(visitor.message);
  await expect.poll(() => watch.mailLinks).toHaveLength(1);
  const places = await findText(page, visitor, watch.mailLinks);
  expect(places).toEqual(['panel', 'mail', 'tab']);
  const told = [panel.copyFailed];
  await recordFault({ fault: 'no-clipboard', places, told, took: 'at-once' }, took);
});

test('F11 "Put my message back" fills the form, over no other text, and it can be sent again', async ({
  page,
}) => {
  const visitor = newVisitor();
  await fallBack(page, visitor);
  const restore = page.getByRole('button', { name: panel.restore });
  await inquiryField(page, 'message').fill('The next message');
  await expect(restore).toBeDisabled();
  await inquiryField(page, 'message').fill('');
  await expect(restore).toBeEnabled();
  await restore.click();
  await expect(inquiryForm(page)).toBeFocused();
  await expect(panelTitle(page)).toBeHidden();
  expect(await fieldValues(page)).toEqual(visitor);
  expect(await savedDraft(page)).toEqual(visitor);

  await inquiryField(page, 'message').press('End');
  await inquiryField(page, 'message').pressSequentially(' More.');
  await inboxOf(visitor.email).answer('ok');
  await sendButton(page).click();
  await expect(confirmation(page)).toBeVisible();
  const [message] = await inboxOf(visitor.email).messages();
  expect(message?.params['message']).toContain('More.');
});

test('F11 a reload brings back two inquiries that fell back, but none that the visitor has mailed', async ({
  page,
  watch,
}) => {
  const [first, second] = [
    newVisitor({ message: 'The first of two' }),
    newVisitor({ message: 'The second of two' }),
  ];
  await fallBack(page, first);
  await inboxOf(second.email).answer(412);
  await fillInquiry(page, second);
  await sendButton(page).click();
  await expect(wholeMessage(page)).toHaveCount(2);
  await expect.poll(() => watch.mailLinks).toHaveLength(2);
  await page.reload();
  await expect(wholeMessage(page).first()).toHaveValue(new RegExp(second.message));
  await expect(wholeMessage(page).last()).toHaveValue(new RegExp(first.message));
  await expect(panelTitle(page).first()).not.toBeFocused();
  expect(watch.mailLinks).toHaveLength(2);

  const done = page.getByRole('button', { name: panel.done });
  await done.first().click();
  await expect(wholeMessage(page)).toHaveCount(1);
  await done.click();
  const thanks = page.getByRole('heading', { name: contactForm.confirmation.mailed.title });
  await expect(thanks).toBeFocused();
  await page.reload();
  await expectReady(page);
  await expect(panelTitle(page)).toBeHidden();
});

test('F11 F12 a million characters are kept, and whole in the panel and back in the form', async ({
  page,
  watch,
}) => {
  const visitor = newVisitor({ message: 'a million '.repeat(100_000).trim() });
  watch.expectMessage(/status of 413/);
  await openForm(page);
  await fillInquiry(page, visitor);
  expect((await savedDraft(page))?.['message']).toBe(visitor.message);
  await sendButton(page).click();
  await expect(panelTitle(page)).toBeVisible();
  expect((await wholeMessage(page).inputValue()).endsWith(visitor.message)).toBe(true);
  await page.getByRole('button', { name: panel.restore }).click();
  await expect(inquiryField(page, 'message')).toHaveValue(visitor.message);
});

import type { Page } from '@playwright/test';
import type { Inquiry } from '../../../src/contact-form/fields.ts';
import { longestLink } from '../../../src/contact-form/mail-link.ts';
import { agency, contactForm as inquiryWords } from '../../content.ts';
import { recordFault } from '../fault-rows.ts';
import { inboxOf } from '../inbox.ts';
import { bodyOf, findText } from '../places.ts';
import { expect, test } from '../test.ts';
import {
  fieldValues,
  fillInquiry,
  inquiryField,
  inquiryForm,
  keptDraft,
  newVisitor,
  openForm,
  panelTitle,
  pressUntilTold,
  sendButton,
  toast,
  wholeMessage,
} from '../visitor.ts';

const { panel } = inquiryWords;

/** Sends an inquiry that the service refuses, up to the panel. */
async function handOver(page: Page, visitor: Inquiry): Promise<void> {
  await inboxOf(visitor.email).answer(412);
  await openForm(page);
  await fillInquiry(page, visitor);
  await sendButton(page).click();
  await expect(panelTitle(page)).toBeFocused();
}

test.beforeEach(({ watch }, { title }) => {
  if (!title.startsWith('F10')) watch.expectMessage(/status of 412/);
});

test('F9 the mail says who asks what, in any script, on one subject line, to one recipient', async ({
  page,
  watch,
}) => {
  const visitor = newVisitor({
    firstName: 'Žofia 李',
    lastName: "O'Hara+Sons",
    company: 'A&B ?bcc=x@example.org #1',
    message: '100% of callers + friends\nask: "قريبا؟" 👩‍👩‍👧‍👦\n%0D%0ABcc: y@example.org',
  });
  await handOver(page, visitor);
  await expect.poll(() => watch.mailLinks).toHaveLength(1);
  const [link = ''] = watch.mailLinks;
  expect(link).toMatch(/^mailto:[^?]+\?subject=[^&=?#+]+&body=[^&=?#+]+$/);
  expect(link.slice('mailto:'.length, link.indexOf('?'))).toBe(agency.email);
  expect(decodeURIComponent(/subject=([^&]*)/.exec(link)?.[1] ?? '')).toBe(
    `New inquiry from ${visitor.firstName} ${visitor.lastName} - ${visitor.company}`,
  );
  for (const value of Object.values(visitor)) expect(bodyOf(link)).toContain(value);
  await expect(wholeMessage(page)).toHaveValue(/Bcc: y@example\.org$/);
});

test('F9 F11 a long message is cut in the link, with a note, and whole in the panel', async ({
  page,
  watch,
}) => {
  const visitor = newVisitor({ message: 'Ελληνικά και 日本語. '.repeat(300).trim() });
  await handOver(page, visitor);
  await expect.poll(() => watch.mailLinks).toHaveLength(1);
  const [link = ''] = watch.mailLinks;
  expect(link.length).toBeLessThanOrEqual(longestLink);
  expect(bodyOf(link)).toContain(inquiryWords.mail.cutNote);
  await expect(page.getByText(panel.cut)).toBeVisible();
  expect(await wholeMessage(page).inputValue()).toContain(visitor.message);
});

test('F11 "Copy message" puts the whole message on the clipboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await handOver(page, newVisitor());
  await page.getByRole('button', { name: panel.copy }).click();
  await expect(page.getByText(panel.copied, { exact: true })).toBeVisible();
  const whole = await wholeMessage(page).inputValue();
  await page.getByRole('button', { name: panel.done }).click();
  await inquiryField(page, 'message').press('ControlOrMeta+v');
  await expect(inquiryField(page, 'message')).toHaveValue(whole);
});

test('F11 the mail link can be opened again, as often as wanted', async ({ page, watch }) => {
  await handOver(page, newVisitor());
  await expect.poll(() => watch.mailLinks).toHaveLength(1);
  const again = page.getByRole('link', { name: panel.again });
  await again.click();
  await expect.poll(() => watch.mailLinks).toHaveLength(2);
  expect(watch.mailLinks[1]).toBe(watch.mailLinks[0]);
  await expect(panelTitle(page)).toBeVisible();
});

test('F11 "Put my message back" fills the form as it was, and it can be sent again', async ({
  page,
}) => {
  const visitor = newVisitor({ firstName: ' Ada ' });
  await handOver(page, visitor);
  await page.getByRole('button', { name: panel.restore }).click();
  await expect(inquiryForm(page)).toBeFocused();
  expect(await fieldValues(page)).toEqual(visitor);
  expect((await keptDraft(page))?.phase).toBe('typing');

  await inquiryField(page, 'message').press('End');
  await inquiryField(page, 'message').pressSequentially(' More.');
  await inboxOf(visitor.email).answer('ok');
  await sendButton(page).click();
  await expect(toast(page, 'Message sent successfully!')).toBeVisible();
  const [message] = await inboxOf(visitor.email).messages();
  expect(message?.params['message']).toContain('More.');
  expect(Object.values(await fieldValues(page)).join('')).toBe('');
});

test('F11 a reload brings the panel back, takes no focus and opens nothing', async ({
  page,
  watch,
}) => {
  const visitor = newVisitor();
  await handOver(page, visitor);
  await expect.poll(() => watch.mailLinks).toHaveLength(1);
  await page.reload();
  await expect(panelTitle(page)).toBeVisible();
  await expect(panelTitle(page)).not.toBeFocused();
  expect(await wholeMessage(page).inputValue()).toContain(visitor.message);
  await expect(inquiryForm(page)).toBeHidden();
  expect(watch.mailLinks).toHaveLength(1);

  await page.getByRole('button', { name: panel.done }).click();
  await expect(inquiryForm(page)).toBeFocused();
  expect(Object.values(await fieldValues(page)).join('')).toBe('');
  await page.reload();
  await expect(inquiryForm(page)).toHaveAttribute('data-ready', '1');
  await expect(panelTitle(page)).toBeHidden();
});

test('F10 where even the mail link fails, the visitor is told whom to write and call', async ({
  page,
  watch,
}) => {
  const visitor = newVisitor();
  await inboxOf(visitor.email).answer('garbage');
  await openForm(page);
  await fillInquiry(page, visitor);
  await page.evaluate(() => {
    globalThis.encodeURIComponent = () => {
      throw new URIError('no link today');
    };
  });
  const took = await pressUntilTold(page, 'Unable to send message');
  await expect(toast(page, 'Unable to send message')).toContainText(
    `Please contact us directly at ${agency.email} or call ${agency.phone.display} for immediate assistance.`,
  );
  await expect(sendButton(page)).toBeEnabled();
  expect(await fieldValues(page)).toEqual(visitor);
  const places = await findText(page, visitor, watch.mailLinks);
  expect(places).toEqual(['form', 'tab']);
  await recordFault(
    { fault: 'no-link', places, told: ['Unable to send message'], took: 'at-once' },
    took,
  );
  expect(watch.mailLinks).toEqual([]);
});

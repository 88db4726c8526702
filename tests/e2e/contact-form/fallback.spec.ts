import type { Inquiry } from '../../../src/contact-form/inquiry.ts';
import { agency, contactForm } from '../../content.ts';
import type { ContactForm } from '../contact-form.ts';
import { emptyInquiry, newInquiry } from '../new-inquiry.ts';
import { expect, test } from '../test.ts';
import { bodyOf } from '../text-locations.ts';

const { panel } = contactForm;

/** Sends an inquiry that the service refuses, up to the panel. */
async function fallBack(form: ContactForm, inquiry: Inquiry): Promise<void> {
  await form.openAndSubmit(inquiry, 412);
  await expect(form.panelTitle).toBeFocused();
}

test.beforeEach(({ pageEvents }) => pageEvents.expectMessage(/status of 412/));

test('F9 F11 the mail holds every field, in any script, goes to one recipient, and can be opened again', {
  tag: '@browser',
}, async ({ form, page, pageEvents }) => {
  const inquiry = newInquiry({
    firstName: 'Žofia 李',
    lastName: "O'Hara+Sons",
    company: 'A&B ?bcc=x@example.org #1',
    message: '100% of callers + friends\nask: "قريبا؟" 👩‍👩‍👧‍👦\n%0D%0ABcc: y@example.org',
  });
  await fallBack(form, inquiry);
  await expect.poll(() => pageEvents.mailLinks).toHaveLength(1);
  const [link = ''] = pageEvents.mailLinks;
  expect(link.startsWith(`mailto:${agency.email}?subject=`)).toBe(true);
  for (const value of Object.values(inquiry)) expect(bodyOf(link)).toContain(value);
  await expect(form.wholeMessage).toHaveValue(/Bcc: y@example\.org$/);

  await page.getByRole('link', { name: panel.again }).click();
  await expect.poll(() => pageEvents.mailLinks).toEqual([link, link]);
  await expect(form.panelTitle).toBeVisible();
});

test('F11 "Copy message" confirms the copy, or selects the text', async ({
  form,
  page,
  context,
}) => {
  const inquiry = newInquiry();
  await context.grantPermissions(['clipboard-write']);
  await fallBack(form, inquiry);
  const copy = page.getByRole('button', { name: panel.copy });
  await copy.click();
  await expect(page.getByRole('status').getByText(panel.copied)).toBeVisible();
  const whole = await form.wholeMessage.inputValue();
  await form.field('message').press('ControlOrMeta+v');
  await expect(form.field('message')).toHaveValue(whole);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () =>
      Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
  });
  await copy.click();
  await expect(page.getByText(panel.copyFailed)).toBeVisible();
  await expect(form.wholeMessage).toBeFocused();
  const selected = await form.wholeMessage.evaluate((field: HTMLTextAreaElement) =>
    field.value.slice(field.selectionStart, field.selectionEnd),
  );
  expect(selected).toBe(whole);
  expect(selected).toContain(inquiry.message);
});

test('F11 a reload restores panels, but none that was mailed', async ({
  form,
  page,
  pageEvents,
}) => {
  const first = newInquiry({ message: 'The first of two' });
  await fallBack(form, first);
  expect(await form.values()).toEqual(emptyInquiry);
  const second = newInquiry({ message: 'The second of two' });
  await form.submit(second, 412);
  await expect(form.wholeMessage).toHaveCount(2);
  await expect.poll(() => pageEvents.mailLinks).toHaveLength(2);
  await page.reload();
  await expect(form.wholeMessage.first()).toHaveValue(new RegExp(second.message));
  await expect(form.wholeMessage.last()).toHaveValue(new RegExp(first.message));
  await expect(form.panelTitle.first()).not.toBeFocused();
  expect(pageEvents.mailLinks).toHaveLength(2);

  const done = page.getByRole('button', { name: panel.done });
  await done.first().click();
  await expect(form.wholeMessage).toHaveCount(1);
  await done.click();
  const thanks = page.getByRole('heading', { name: contactForm.confirmation.mailed.title });
  await expect(thanks).toBeFocused();
  await page.reload();
  await form.expectReady();
  await expect(form.panelTitle).toBeHidden();
});

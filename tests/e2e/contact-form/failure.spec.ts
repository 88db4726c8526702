import { fieldNames } from '../../../src/fields.ts';
import { agency, contact, contactForm, pages } from '../../content.ts';
import { inboxOf } from '../inbox.ts';
import { emptyInquiry } from '../new-inquiry.ts';
import { areApart, denyStorage, wide } from '../page-state.ts';
import { holdAnswer } from '../sending.ts';
import { stopLongTimers } from '../states.ts';
import { expect, test } from '../test.ts';
import { findText } from '../text-locations.ts';

const { toasts } = contactForm;

test('R5 a crashed form leaves address and text', async ({ form, page, pageEvents }) => {
  pageEvents.expectMessage(/status of 400/);
  pageEvents.expectMessage(/no field today/);
  const inquiry = await form.openFilled();
  await inboxOf(inquiry.email).answer(400);
  await form.expectReady();
  await form.crashOnRender();
  await form.send.press('Enter');
  const screen = form.crashScreen;
  await expect(screen.getByRole('heading', { name: pages.error.heading })).toBeVisible();
  await expect(screen).toContainText('no field today');
  await expect(screen.getByRole('link', { name: agency.email })).toBeVisible();
  await expect(screen.getByRole('link', { name: agency.phone.display })).toBeVisible();
  const kept = screen.getByLabel(contactForm.crash.typedHeading);
  for (const value of Object.values(inquiry)) expect(await kept.inputValue()).toContain(value);
  await expect.poll(() => pageEvents.mailLinks).toHaveLength(1);
  await expect(page.getByRole('button', { name: contactForm.panel.restore })).toBeDisabled();
  const locations = await findText(form, inquiry, pageEvents.mailLinks);
  expect(locations).toEqual(['panel', 'mail draft', 'tab storage']);

  await screen.getByRole('link', { name: pages.error.button }).click();
  await form.root.scrollIntoViewIfNeeded();
  await expect(form.panelTitle).toBeVisible();
  expect(await form.wholeMessage.inputValue()).toContain(inquiry.message);
});

test('R5 F11 a crash without storage keeps the text', async ({ form, page, pageEvents }) => {
  pageEvents.expectMessage(/no field today/);
  await denyStorage(page);
  const inquiry = await form.openFilled();
  await form.expectReady();
  await form.crashOnRender();
  await form.send.press('Enter');
  const kept = page.getByLabel(contactForm.crash.typedHeading);
  await expect(kept).toHaveValue(Object.values(inquiry).join('\n'));
});

test('F10 when the mail link fails too, a toast has the address', async ({ form, pageEvents }) => {
  pageEvents.expectMessage(/could not be sent.*no link today/);
  const { inquiry } = await form.openAndFail();
  await expect(form.toast(toasts.failed.title)).toContainText(toasts.failed.text);
  await expect(form.send).toBeEnabled();
  expect(await form.values()).toEqual(inquiry);
  const locations = await findText(form, inquiry, pageEvents.mailLinks);
  expect(locations).toEqual(['form', 'tab storage']);
  expect(pageEvents.mailLinks).toEqual([]);
});

test('F10 the toast of a failure lies on no field, button or address', async ({
  form,
  page,
  pageEvents,
}) => {
  pageEvents.expectMessage(/could not be sent.*no link today/);
  await stopLongTimers(page);
  for (const size of [{ width: 390, height: 844 }, { width: 768, height: 1024 }, wide]) {
    await page.goto('about:blank');
    await page.setViewportSize(size);
    await form.openAndFail();
    const toast = form.toast(toasts.failed.title);
    await expect(toast).toBeVisible();
    const card = (name: string) => page.getByRole('article', { name, exact: true });
    for (const part of [
      ...fieldNames.map((name) => form.field(name)),
      form.send,
      card(contact.email.title),
      card(contact.phone.title),
    ]) {
      expect(await areApart(toast, part), `${part} at ${size.width} px`).toBe(true);
    }
  }
});

for (const more of ['', ' More.']) {
  test(`F10 F12 a confirmation after that is shown, and the text is ${more ? 'kept because it was changed' : 'cleared with its draft'}`, async ({
    form,
    page,
    pageEvents,
  }) => {
    pageEvents.expectMessage(/could not be sent.*no link today/);
    const release = await holdAnswer(page);
    await page.clock.install();
    const inquiry = await form.openFilled();
    await form.expectReady();
    const restore = await form.breakMailLinks();
    await form.send.click();
    await expect.poll(() => inboxOf(inquiry.email).messages()).toHaveLength(1);
    await page.clock.runFor(8000);
    await expect(form.toast(toasts.failed.title)).toBeVisible();
    await restore();
    await form.field('message').press('End');
    await form.field('message').pressSequentially(more);

    release();
    await expect(form.toast(toasts.sent.title)).toBeVisible();
    await expect(form.confirmation).toBeVisible();
    const left = more ? { ...inquiry, message: inquiry.message + more } : null;
    await expect.poll(() => form.savedDraft()).toEqual(left);
    expect(await form.values()).toEqual(left ?? emptyInquiry);
    await expect(page.locator('[aria-invalid]')).toHaveCount(0);
    expect(await inboxOf(inquiry.email).attempts()).toHaveLength(1);
  });
}

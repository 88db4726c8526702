import { agency, contactForm, pages } from '../../content.ts';
import { inboxOf } from '../inbox.ts';
import { holdAnswer } from '../sending.ts';
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

test('F10 F12 when the mail link fails too, a toast has the address, and a late confirmation keeps what was added since', async ({
  form,
  page,
  pageEvents,
}) => {
  pageEvents.expectMessage(/could not be sent.*no link today/);
  const release = await holdAnswer(page);
  await page.clock.install();
  const inquiry = await form.openFilled();
  await form.expectReady();
  await form.breakMailLink();
  await form.send.click();
  await expect.poll(() => inboxOf(inquiry.email).messages()).toHaveLength(1);
  await page.clock.runFor(8000);
  await expect(form.toast(toasts.failed.title)).toContainText(toasts.failed.text);
  await expect(form.send).toBeEnabled();
  expect(await form.values()).toEqual(inquiry);
  expect(await form.savedDraft()).toEqual(inquiry);
  expect(pageEvents.mailLinks).toEqual([]);
  await form.field('message').press('End');
  await form.field('message').pressSequentially(' More.');

  release();
  await expect(form.toast(toasts.sent.title)).toBeVisible();
  await expect(form.confirmation).toBeVisible();
  const extended = { ...inquiry, message: `${inquiry.message} More.` };
  expect(await form.values()).toEqual(extended);
  expect(await form.savedDraft()).toEqual(extended);
  expect(await inboxOf(inquiry.email).attempts()).toHaveLength(1);
});

import { agency, contactForm, pages } from '../../content.ts';
import { breakMailLinks } from '../broken-mail-links.ts';
import { recordFault } from '../fault-rows.ts';
import { inboxOf } from '../inbox.ts';
import { findText } from '../places.ts';
import { expect, test } from '../test.ts';
import {
  expectReady,
  fieldValues,
  fillInquiry,
  inquiryForm,
  newVisitor,
  openForm,
  panelTitle,
  sendButton,
  submitUntilTold,
  toast,
  wholeMessage,
} from '../visitor.ts';

test('R5 a form that crashes leaves address, phone and what was typed on the page', async ({
  page,
  watch,
}) => {
  const visitor = newVisitor();
  watch.expectMessage(/status of 400/);
  watch.expectMessage(/no link today/);
  await inboxOf(visitor.email).answer(400);
  await openForm(page);
  await fillInquiry(page, visitor);
  await expectReady(page);
  // The link is made for the mail client, and then breaks as the panel is drawn with it.
  await breakMailLinks(page, 'the second');
  const took = await submitUntilTold(page, pages.error.heading);
  const screen = page.getByRole('alert').filter({ hasText: pages.error.heading });
  await expect(
    screen.getByRole('heading', { name: 'Unexpected Application Error!' }),
  ).toBeVisible();
  await expect(screen).toContainText('no link today');
  await expect(screen.getByRole('link', { name: agency.email })).toBeVisible();
  await expect(screen.getByRole('link', { name: agency.phone.display })).toBeVisible();
  const kept = screen.getByLabel(contactForm.crash.kept);
  for (const value of Object.values(visitor)) expect(await kept.inputValue()).toContain(value);
  await expect.poll(() => watch.mailLinks).toHaveLength(1);
  const places = await findText(page, visitor, watch.mailLinks);
  expect(places).toEqual(['mail', 'tab']);
  await recordFault(
    { fault: 'crash', places: ['error', ...places], told: [pages.error.heading], took: 'at-once' },
    took,
  );

  await screen.getByRole('link', { name: pages.error.action }).click();
  await inquiryForm(page).scrollIntoViewIfNeeded();
  await expect(panelTitle(page)).toBeVisible();
  expect(await wholeMessage(page).inputValue()).toContain(visitor.message);
});

test('F10 where even the mail link fails, the visitor is told whom to write and call', async ({
  page,
  watch,
}) => {
  const visitor = newVisitor();
  watch.expectMessage(/could not be sent.*no link today/);
  await inboxOf(visitor.email).answer('garbage');
  await openForm(page);
  await fillInquiry(page, visitor);
  await breakMailLinks(page);
  const took = await submitUntilTold(page, 'Unable to send message');
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

import { emptyInquiry } from '../../../src/contact-form/inquiry.ts';
import { agency, contactForm, pages } from '../../content.ts';
import { breakMailLinks } from '../broken-mail-links.ts';
import { recordFault } from '../fault-rows.ts';
import { inboxOf } from '../inbox.ts';
import { findText } from '../text-locations.ts';
import { holdAnswer } from '../sending.ts';
import { expect, test } from '../test.ts';
import { newVisitor } from '../new-inquiry.ts';

test('R5 a form that crashes leaves address, phone and what was typed on the page', async ({
  form,
  page,
  watch,
}) => {
  const visitor = newVisitor();
  watch.expectMessage(/status of 400/);
  watch.expectMessage(/no link today/);
  await inboxOf(visitor.email).answer(400);
  await form.open();
  await form.fill(visitor);
  await form.expectReady();
  // The link is made for the mail client, and then breaks as the panel is drawn with it.
  await breakMailLinks(page, 'the second');
  const took = await form.submitUntilTold(pages.error.heading);
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
  const places = await findText(form, visitor, watch.mailLinks);
  expect(places).toEqual(['mail', 'tab']);
  await recordFault(
    { fault: 'crash', places: ['error', ...places], told: [pages.error.heading], took: 'at-once' },
    took,
  );

  await screen.getByRole('link', { name: pages.error.action }).click();
  await form.root.scrollIntoViewIfNeeded();
  await expect(form.panelTitle).toBeVisible();
  expect(await form.wholeMessage.inputValue()).toContain(visitor.message);
});

test('F10 where even the mail link fails, the visitor is told whom to write and call', async ({
  form,
  page,
  watch,
}) => {
  const visitor = newVisitor();
  watch.expectMessage(/could not be sent.*no link today/);
  await inboxOf(visitor.email).answer('garbage');
  await form.open();
  await form.fill(visitor);
  await breakMailLinks(page);
  const took = await form.submitUntilTold('Unable to send message');
  await expect(form.toast('Unable to send message')).toContainText(
    `Please contact us directly at ${agency.email} or call ${agency.phone.display} for immediate assistance.`,
  );
  await expect(form.send).toBeEnabled();
  expect(await form.values()).toEqual(visitor);
  const places = await findText(form, visitor, watch.mailLinks);
  expect(places).toEqual(['form', 'tab']);
  await recordFault(
    { fault: 'no-link', places, told: ['Unable to send message'], took: 'at-once' },
    took,
  );
  expect(watch.mailLinks).toEqual([]);
});

for (const more of ['', ' More.']) {
  test(`F10 F12 what the service confirms after that is told, and the text is ${more ? 'kept when it was changed' : 'taken away with its draft'}`, async ({
    form,
    page,
    watch,
  }) => {
    const visitor = newVisitor();
    watch.expectMessage(/could not be sent.*no link today/);
    const release = await holdAnswer(page);
    await page.clock.install();
    await form.open();
    await form.fill(visitor);
    await form.expectReady();
    const mend = await breakMailLinks(page);
    await form.send.click();
    await expect.poll(() => inboxOf(visitor.email).messages()).toHaveLength(1);
    await page.clock.runFor(8000);
    await expect(form.toast('Unable to send message')).toBeVisible();
    await mend();
    await form.field('message').press('End');
    await form.field('message').pressSequentially(more);

    release();
    await expect(form.toast('Message sent successfully!')).toBeVisible();
    await expect(form.confirmation).toBeVisible();
    const left = more ? { ...visitor, message: visitor.message + more } : null;
    await expect.poll(() => form.savedDraft()).toEqual(left);
    expect(await form.values()).toEqual(left ?? emptyInquiry);
    await expect(page.locator('[aria-invalid]')).toHaveCount(0);
    expect(await inboxOf(visitor.email).attempts()).toHaveLength(1);
  });
}

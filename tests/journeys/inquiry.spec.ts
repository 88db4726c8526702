import { inboxOf } from './inbox.ts';
import { expect, test } from './journey.ts';
import { fillInquiry, newVisitor, sendButton } from './visitor.ts';

test('F6 an inquiry arrives, is confirmed, and the form is empty again', async ({ page }) => {
  const visitor = newVisitor();
  await page.goto('/#contact');
  await fillInquiry(page, visitor);
  await sendButton(page).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  const [message, ...others] = await inboxOf(visitor.email).messages();
  expect(others).toEqual([]);
  expect(message?.params['message']).toBe(visitor.message);
});

test('F7 a failing service ends in the mail client, once', async ({ page, watch }) => {
  const visitor = newVisitor();
  watch.expectMessage(/status of 400/);
  await inboxOf(visitor.email).answer(400);
  await page.goto('/#contact');
  await fillInquiry(page, visitor);
  await sendButton(page).click();
  await expect(page.getByText('Email client opened!')).toBeVisible();
  await expect.poll(() => watch.mailLinks).toHaveLength(1);
});

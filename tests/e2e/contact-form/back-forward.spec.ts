import type { Page } from '@playwright/test';
import { inboxOf } from '../inbox.ts';
import { expect, test } from '../test.ts';
import {
  fieldValues,
  fillInquiry,
  inquiryForm,
  newVisitor,
  openForm,
  panelTitle,
  sendButton,
  toast,
  wholeMessage,
} from '../visitor.ts';

// Playwright turns the back/forward cache off, which visitors have on.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  },
});

/** Goes to another page by the form's own link, and back to the page as it was left. */
async function leaveAndComeBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted }));
  });
  await inquiryForm(page).getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy-policy');
  await page.goBack({ waitUntil: 'commit' });
  // Without this the page would be a new one, and the test would show nothing.
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'persisted'))).toBe(true);
}

test('F12 a way back to the page as it was left: the text is there, and can be sent', {
  tag: '@browser',
}, async ({ page }) => {
  const visitor = newVisitor();
  await openForm(page);
  await fillInquiry(page, visitor);
  await leaveAndComeBack(page);
  expect(await fieldValues(page)).toEqual(visitor);
  await sendButton(page).click();
  await expect(toast(page, 'Message sent successfully!')).toBeVisible();
  expect(await inboxOf(visitor.email).messages()).toHaveLength(1);
});

test('F8 F12 a way back while sending: it ends in the panel at the latest after 8 s', {
  tag: '@browser',
}, async ({ page }) => {
  const visitor = newVisitor();
  await inboxOf(visitor.email).answer('hang');
  await openForm(page);
  await fillInquiry(page, visitor);
  await sendButton(page).click();
  await expect(sendButton(page)).toHaveText('Sending...');
  await leaveAndComeBack(page);
  await expect(panelTitle(page)).toBeVisible();
  expect(await wholeMessage(page).inputValue()).toContain(visitor.message);
});

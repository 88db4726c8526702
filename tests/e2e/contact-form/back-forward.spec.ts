import type { ContactForm } from '../contact-form.ts';
import { inboxOf } from '../inbox.ts';
import { expect, test } from '../test.ts';
import { newVisitor } from '../new-inquiry.ts';

/** Goes to another page by the form's own link, and back to the page as it was left. */
async function leaveAndComeBack({ page, root }: ContactForm): Promise<void> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted }));
  });
  await root.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy-policy');
  await page.goBack({ waitUntil: 'commit' });
  // Without this the page would be a new one, and the test would show nothing.
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'persisted'))).toBe(true);
}

test('F12 a way back to the page as it was left: the text is there, and can be sent', {
  tag: '@browser',
}, async ({ form }) => {
  const visitor = newVisitor();
  await form.open();
  await form.fill(visitor);
  await leaveAndComeBack(form);
  expect(await form.values()).toEqual(visitor);
  await form.send.click();
  await expect(form.toast('Message sent successfully!')).toBeVisible();
  expect(await inboxOf(visitor.email).messages()).toHaveLength(1);
});

test('F8 F12 a way back while sending: it ends in the panel at the latest after 8 s', {
  tag: '@browser',
}, async ({ form }) => {
  const visitor = newVisitor();
  await inboxOf(visitor.email).answer('hang');
  await form.open();
  await form.fill(visitor);
  await form.send.click();
  await expect(form.send).toHaveText('Sending...');
  await leaveAndComeBack(form);
  // The page's clock stands still while it is away.
  await expect(form.panelTitle).toBeVisible({ timeout: 20_000 });
  expect(await form.wholeMessage.inputValue()).toContain(visitor.message);
});

import { contactForm, pages } from '../../content.ts';
import type { ContactForm } from '../contact-form.ts';
import { inboxOf } from '../inbox.ts';
import { expect, test } from '../test.ts';

/** Goes to another page by the form's own link, and back to the page as it was left. */
async function leaveAndComeBack({ page, root }: ContactForm): Promise<void> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted }));
  });
  await root.getByRole('link', { name: contactForm.privacy.link }).click();
  await expect(page).toHaveURL(pages.privacy.path);
  await page.goBack({ waitUntil: 'commit' });
  // Without this the page would be a new one, and the test would show nothing.
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'persisted'))).toBe(true);
}

test('F8 F12 going back to the page as it was left: the text is there, and a send goes on and ends in the panel', {
  tag: '@browser',
}, async ({ form }) => {
  const inquiry = await form.openFilled();
  await inboxOf(inquiry.email).answer('hang');
  await leaveAndComeBack(form);
  expect(await form.values()).toEqual(inquiry);
  await form.send.click();
  await expect(form.send).toHaveText(contactForm.sending);
  await leaveAndComeBack(form);
  // The clock of the page is paused while it is in the cache.
  await expect(form.panelTitle).toBeVisible({ timeout: 20_000 });
  expect(await form.wholeMessage.inputValue()).toContain(inquiry.message);
  expect(await inboxOf(inquiry.email).attempts()).toHaveLength(1);
});

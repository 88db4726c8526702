import { contactForm } from '../../content.ts';
import { checkFaultRow } from '../fault-rows.ts';
import { inboxOf } from '../inbox.ts';
import { newInquiry } from '../new-inquiry.ts';
import { expect, test } from '../test.ts';
import { findText } from '../text-locations.ts';

test('F13 a filled honeypot opens the mail client and the panel, and sends nothing to the service', async ({
  form,
  page,
  watch,
}) => {
  const inquiry = newInquiry();
  await form.open();
  await form.fill(inquiry);
  await page.locator('input[name=reference]').evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example';
  });
  const elapsed = await form.submitUntilShown('Email client opened!');
  await expect(form.panelTitle).toBeVisible();
  await expect.poll(() => watch.mailLinks).toHaveLength(1);
  const locations = await findText(form, inquiry, watch.mailLinks);
  expect(locations).toEqual(['panel', 'mail', 'tab']);
  expect(await inboxOf(inquiry.email).attempts()).toEqual([]);
  const messages = ['Email client opened!', contactForm.panel.title];
  await checkFaultRow({ fault: 'honeypot', locations, messages, duration: 'at-once' }, elapsed);
});

test('F13 the honeypot is hidden from sight, keyboard, autofill and screen readers', async ({
  form,
  page,
}) => {
  await form.open();
  const honeypot = page.locator('input[name=reference]');
  await expect(honeypot).toBeHidden();
  await expect(honeypot).toHaveAttribute('autocomplete', 'off');
  await expect(honeypot).toHaveAttribute('tabindex', '-1');
  await expect(form.root).not.toMatchAriaSnapshot(`- text: ${contactForm.honeypot}`);
  await expect(page.getByRole('textbox', { name: contactForm.honeypot })).toHaveCount(0);
  await form.fill(newInquiry());
  for (let key = 0; key < 8; key += 1) {
    await page.keyboard.press('Tab');
    await expect(honeypot).not.toBeFocused();
  }
});

import { contactForm } from '../../content.ts';
import { recordFault } from '../fault-rows.ts';
import { inboxOf } from '../inbox.ts';
import { findText } from '../text-locations.ts';
import { expect, test } from '../test.ts';
import { newVisitor } from '../new-inquiry.ts';

test('F13 a filled honeypot goes by mail and panel, and never to the service', async ({
  form,
  page,
  watch,
}) => {
  const visitor = newVisitor();
  await form.open();
  await form.fill(visitor);
  await page.locator('input[name=reference]').evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example';
  });
  const took = await form.submitUntilTold('Email client opened!');
  await expect(form.panelTitle).toBeVisible();
  await expect.poll(() => watch.mailLinks).toHaveLength(1);
  const places = await findText(form, visitor, watch.mailLinks);
  expect(places).toEqual(['panel', 'mail', 'tab']);
  expect(await inboxOf(visitor.email).attempts()).toEqual([]);
  const told = ['Email client opened!', contactForm.panel.title];
  await recordFault({ fault: 'honeypot', places, told, took: 'at-once' }, took);
});

test('F13 nobody meets the honeypot: not by keyboard, autofill, eye or screen reader', async ({
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
  await form.fill(newVisitor());
  for (let key = 0; key < 8; key += 1) {
    await page.keyboard.press('Tab');
    await expect(honeypot).not.toBeFocused();
  }
});

import { contactForm } from '../../content.ts';
import { recordFault } from '../fault-rows.ts';
import { inboxOf } from '../inbox.ts';
import { findText } from '../places.ts';
import { expect, test } from '../test.ts';
import {
  fillInquiry,
  inquiryForm,
  newVisitor,
  openForm,
  panelTitle,
  submitUntilTold,
} from '../visitor.ts';

test('F13 a filled honeypot goes by mail and panel, and never to the service', async ({
  page,
  watch,
}) => {
  const visitor = newVisitor();
  await openForm(page);
  await fillInquiry(page, visitor);
  await page.locator('input[name=reference]').evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example';
  });
  const took = await submitUntilTold(page, 'Email client opened!');
  await expect(panelTitle(page)).toBeVisible();
  await expect.poll(() => watch.mailLinks).toHaveLength(1);
  const places = await findText(page, visitor, watch.mailLinks);
  expect(places).toEqual(['panel', 'mail', 'tab']);
  expect(await inboxOf(visitor.email).attempts()).toEqual([]);
  const told = ['Email client opened!', contactForm.panel.title];
  await recordFault({ fault: 'honeypot', places, told, took: 'at-once' }, took);
});

test('F13 nobody meets the honeypot: not by keyboard, autofill, eye or screen reader', async ({
  page,
}) => {
  await openForm(page);
  const honeypot = page.locator('input[name=reference]');
  await expect(honeypot).toBeHidden();
  await expect(honeypot).toHaveAttribute('autocomplete', 'off');
  await expect(honeypot).toHaveAttribute('tabindex', '-1');
  await expect(inquiryForm(page)).not.toMatchAriaSnapshot(`- text: ${contactForm.honeypot}`);
  await expect(page.getByRole('textbox', { name: contactForm.honeypot })).toHaveCount(0);
  await fillInquiry(page, newVisitor());
  for (let key = 0; key < 8; key += 1) {
    await page.keyboard.press('Tab');
    await expect(honeypot).not.toBeFocused();
  }
});

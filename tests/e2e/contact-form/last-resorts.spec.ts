import { agency, contactForm, pages } from '../../content.ts';
import { recordFault } from '../fault-rows.ts';
import { inboxOf } from '../inbox.ts';
import { findText } from '../places.ts';
import { expect, test } from '../test.ts';
import {
  expectReady,
  fillInquiry,
  inquiryField,
  inquiryForm,
  newVisitor,
  openForm,
  panelTitle,
  sendButton,
  submitUntilTold,
  wholeMessage,
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('F14 the form says so and offers address and phone', async ({ page, watch }) => {
    await page.goto('/#contact');
    const notice = inquiryForm(page).locator('noscript');
    await expect(notice.locator('p').first()).toBeVisible();
    expect(await notice.locator('p').first().textContent()).toBe(contactForm.noScript);
    await expect(sendButton(page)).toBeHidden();
    const links = {
      [agency.email]: `mailto:${agency.email}`,
      [agency.phone.display]: agency.phone.href,
    };
    for (const [text, href] of Object.entries(links)) {
      const link = notice.locator(`a[href="${href}"]`);
      await expect(link).toBeVisible();
      expect(await link.textContent()).toBe(text);
    }
    await fillInquiry(page, newVisitor());
    await inquiryField(page, 'company').press('Enter');
    await expect(page).toHaveURL('/#contact');
    await recordFault(
      {
        fault: 'no-script',
        places: ['form', 'direct'],
        told: [contactForm.noScript],
        took: 'page-load',
      },
      0,
    );
    expect(watch.mailLinks).toEqual([]);
  });
});

test('R5 a form that crashes leaves address, phone and what was typed on the page', async ({
  page,
  watch,
}) => {
  const visitor = newVisitor();
  watch.expectMessage(/status of 400/);
  watch.expectMessage(/no panel today/);
  await inboxOf(visitor.email).answer(400);
  await openForm(page);
  await fillInquiry(page, visitor);
  await expectReady(page);
  // The link is made for the mail client, and then breaks as the panel is drawn with it.
  await page.evaluate(() => {
    const encode = encodeURIComponent;
    let isBroken = false;
    globalThis.encodeURIComponent = (text) => {
      if (isBroken) throw new Error('no panel today');
      queueMicrotask(() => {
        isBroken = true;
      });
      return encode(text);
    };
  });
  const took = await submitUntilTold(page, pages.error.heading);
  const screen = page.getByRole('alert').filter({ hasText: pages.error.heading });
  await expect(
    screen.getByRole('heading', { name: 'Unexpected Application Error!' }),
  ).toBeVisible();
  await expect(screen).toContainText('no panel today');
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

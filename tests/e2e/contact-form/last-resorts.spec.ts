import { agency, contactForm as inquiryWords, pages } from '../../content.ts';
import { recordFault } from '../fault-rows.ts';
import { inboxOf } from '../inbox.ts';
import { findText } from '../places.ts';
import { expect, test } from '../test.ts';
import {
  fieldValues,
  fillInquiry,
  inquiryField,
  inquiryForm,
  newVisitor,
  openForm,
  panelTitle,
  pressUntilTold,
  sendButton,
  toast,
  wholeMessage,
} from '../visitor.ts';

test('F13 a filled honeypot goes by mail and panel, and never to the service', async ({
  page,
  watch,
}) => {
  const visitor = newVisitor();
  await openForm(page);
  await fillInquiry(page, visitor);
  await page.locator('input[name=reference]').evaluate((trap: HTMLInputElement) => {
    trap.value = 'https://spam.example';
  });
  const took = await pressUntilTold(page, 'Email client opened!');
  await expect(panelTitle(page)).toBeVisible();
  await expect.poll(() => watch.mailLinks).toHaveLength(1);
  const places = await findText(page, visitor, watch.mailLinks);
  expect(places).toEqual(['panel', 'mail', 'tab']);
  expect(await inboxOf(visitor.email).attempts()).toEqual([]);
  const told = ['Email client opened!', inquiryWords.panel.title];
  await recordFault({ fault: 'honeypot', places, told, took: 'at-once' }, took);
});

test('F13 nobody meets the honeypot: not by keyboard, autofill, eye or screen reader', async ({
  page,
}) => {
  await openForm(page);
  const trap = page.locator('input[name=reference]');
  await expect(trap).toBeHidden();
  await expect(trap).toHaveAttribute('autocomplete', 'off');
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await expect(inquiryForm(page)).not.toMatchAriaSnapshot(`- text: ${inquiryWords.honeypot}`);
  await expect(page.getByRole('textbox', { name: inquiryWords.honeypot })).toHaveCount(0);
  await fillInquiry(page, newVisitor());
  for (let key = 0; key < 8; key += 1) {
    await page.keyboard.press('Tab');
    await expect(trap).not.toBeFocused();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('F14 the form says so and offers address and phone', async ({ page, watch }) => {
    await page.goto('/#contact');
    const notice = inquiryForm(page).locator('noscript');
    await expect(notice.locator('p').first()).toBeVisible();
    expect(await notice.locator('p').first().textContent()).toBe(inquiryWords.noScript);
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
        told: [inquiryWords.noScript],
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
  // The link is made for the mail program, and then breaks as the panel is drawn with it.
  await page.evaluate(() => {
    const encode = encodeURIComponent;
    let isHandedOver = false;
    globalThis.encodeURIComponent = (text) => {
      if (isHandedOver) throw new Error('no panel today');
      setTimeout(() => {
        isHandedOver = true;
      });
      return encode(text);
    };
  });
  const took = await pressUntilTold(page, pages.error.heading);
  const screen = page.getByRole('alert').filter({ hasText: pages.error.heading });
  await expect(
    screen.getByRole('heading', { name: 'Unexpected Application Error!' }),
  ).toBeVisible();
  await expect(screen).toContainText('no panel today');
  await expect(screen.getByRole('link', { name: agency.email })).toBeVisible();
  await expect(screen.getByRole('link', { name: agency.phone.display })).toBeVisible();
  const kept = screen.getByLabel(inquiryWords.crash.kept);
  for (const value of Object.values(visitor)) expect(await kept.inputValue()).toContain(value);
  await expect.poll(() => watch.mailLinks).toHaveLength(1);
  const places = await findText(page, visitor, watch.mailLinks);
  expect(places).toEqual(['mail', 'tab']);
  await recordFault(
    { fault: 'crash', places: ['error', ...places], told: [pages.error.heading], took: 'at-once' },
    took,
  );

  await screen.getByRole('link', { name: pages.error.action }).click();
  await inquiryForm(page).or(panelTitle(page)).first().scrollIntoViewIfNeeded();
  await expect(panelTitle(page)).toBeVisible();
  expect(await wholeMessage(page).inputValue()).toContain(visitor.message);
});

const formScript = /\/_astro\/inquiry-.*\.js/;

test("F12 where the form's own script does not load, the text stays and the way out is told", async ({
  page,
  watch,
}) => {
  const visitor = newVisitor();
  watch.expectMessage(/ERR_FAILED/);
  watch.expectMessage(/The form's code did not start/);
  await page.route(formScript, (route) => route.abort());
  await page.goto('/#contact');
  const notice = page.getByText(inquiryWords.unloaded);
  const started = Date.now();
  await expect(notice).toBeVisible();
  await fillInquiry(page, visitor);
  await sendButton(page).click();
  expect(await fieldValues(page)).toEqual(visitor);
  await expect(page).toHaveURL('/#contact');
  await expect.poll(() => findText(page, visitor, watch.mailLinks)).toEqual(['form', 'tab']);
  const places = await findText(page, visitor, watch.mailLinks);
  await expect(inquiryForm(page).getByRole('link', { name: agency.email })).toBeVisible();
  await recordFault(
    { fault: 'no-code', places, told: [inquiryWords.unloaded], took: 'page-load' },
    Date.now() - started,
  );

  // The next touch tries again, and honors the press.
  await page.unroute(formScript);
  await inquiryField(page, 'company').focus();
  await expect(toast(page, 'Message sent successfully!')).toBeVisible();
  await expect(notice).toBeHidden();
  expect(await inboxOf(visitor.email).messages()).toHaveLength(1);
});

test("F12 where the page's own script does not load, the text stays and the way out is told", async ({
  page,
  watch,
}) => {
  const visitor = newVisitor();
  watch.expectMessage(/ERR_FAILED/);
  watch.expectMessage(/The page's code did not start/);
  await page.route(/\/_astro\/page-.*\.js/, (route) => route.abort());
  const started = Date.now();
  await page.goto('/#contact');
  await expect(page.getByText(inquiryWords.unloaded)).toBeVisible();
  await fillInquiry(page, visitor);
  await sendButton(page).click();
  expect(await fieldValues(page)).toEqual(visitor);
  await expect(page).toHaveURL('/#contact');
  const places = await findText(page, visitor, watch.mailLinks);
  expect(places).toEqual(['form']);
  await expect(inquiryForm(page).getByRole('link', { name: agency.email })).toBeVisible();
  await recordFault(
    { fault: 'no-page-code', places, told: [inquiryWords.unloaded], took: 'page-load' },
    Date.now() - started,
  );
});

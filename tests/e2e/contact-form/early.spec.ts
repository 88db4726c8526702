import type { Page } from '@playwright/test';
import { emptyInquiry, type Inquiry } from '../../../src/contact-form/inquiry.ts';
import { fieldNames } from '../../../src/fields.ts';
import { alterHome } from '../altered-home.ts';
import { recordFault } from '../fault-rows.ts';
import { inboxOf } from '../inbox.ts';
import { findText } from '../places.ts';
import { failScripts } from '../script-faults.ts';
import { expect, test } from '../test.ts';
import {
  expectReady,
  fieldValues,
  fillInquiry,
  inquiryField,
  inquiryForm,
  newVisitor,
  openForm,
  sendButton,
  toast,
} from '../visitor.ts';

/** Visits the form while its code is held back. */
async function openEarly(page: Page): Promise<() => void> {
  const release = await failScripts(page, 'form', 'late5');
  await openForm(page);
  return release;
}

/** Collects every address that is requested, and those the page is at. */
function watchAddresses(page: Page): readonly string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  return addresses;
}

function expectNoValueIn(addresses: readonly string[], { firstName, ...values }: Inquiry): void {
  const texts = [...Object.values(values), 'firstName=', 'email=', 'message='];
  for (const address of addresses) {
    for (const text of texts) {
      expect(decodeURIComponent(address.replaceAll('+', ' '))).not.toContain(text);
    }
  }
}

for (const policy of ['as served', 'without form-action'] as const) {
  test(`F12 P3 what is typed before the code is kept, and a submit is sent once, policy ${policy}`, async ({
    page,
    watch,
  }) => {
    if (policy === 'without form-action') {
      await alterHome(page, (text) => text.replace(/form-action [^;"]*;?/, ''));
    }
    const visitor = newVisitor();
    const addresses = watchAddresses(page);
    const release = await openEarly(page);
    await fillInquiry(page, visitor);
    await inquiryField(page, 'company').press('Enter');
    await inquiryField(page, 'company').press('Enter');
    expect(await fieldValues(page)).toEqual(visitor);
    await expect(page).toHaveURL('/#contact');
    const places = await findText(page, visitor, []);
    expect(places).toEqual(['form', 'tab']);
    const label = sendButton(page).evaluate(
      (button) => getComputedStyle(button, '::before').content,
    );
    expect(await label).toBe('"Sending..."');

    release();
    const released = Date.now();
    await expect(toast(page, 'Message sent successfully!')).toBeVisible();
    const took = Date.now() - released;
    expect(await inboxOf(visitor.email).attempts()).toHaveLength(1);
    expect(await inboxOf(visitor.email).messages()).toHaveLength(1);
    expectNoValueIn(addresses, visitor);
    expect(watch.mailLinks).toEqual([]);
    const told = ['Message sent successfully!'];
    await recordFault(
      { fault: 'early', places: [...places, 'inbox'], told, took: 'page-load' },
      took,
    );
  });
}

test('P3 a submit before the code with errors shows them once it is there', async ({ page }) => {
  const release = await openEarly(page);
  await inquiryField(page, 'firstName').fill('A');
  await sendButton(page).click();
  release();
  await expect(page.getByText('First name must be at least 2 characters')).toBeVisible();
  await expect(inquiryField(page, 'firstName')).toHaveValue('A');
  await expect(inquiryField(page, 'firstName')).toBeFocused();
  await expect(sendButton(page)).toHaveText('Send Message');
});

test('F12 typing goes on while the code arrives: no letter is lost, nothing sent or marked', async ({
  page,
}) => {
  const visitor = newVisitor({ message: '' });
  const release = await openEarly(page);
  await fillInquiry(page, visitor);
  const text = 'Every letter of this is typed while the code of the form comes in. '.repeat(3);
  const message = inquiryField(page, 'message');
  await message.focus();
  await message.pressSequentially(text.slice(0, 60));
  release();
  await message.pressSequentially(text.slice(60), { delay: 3 });
  await expectReady(page);
  await expect(message).toHaveValue(text);
  await expect(message).toBeFocused();
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  expect(await inboxOf(visitor.email).attempts()).toEqual([]);
});

test('P3 the fallback script says which field is in error', async ({ page, watch }) => {
  watch.allowMessage(/ERR_FAILED|could not be loaded/);
  await failScripts(page, 'form', 'missing');
  const visitor = newVisitor({ message: 'short' });
  await openForm(page);
  await fillInquiry(page, visitor);
  await sendButton(page).click();
  const message = inquiryField(page, 'message');
  await expect(message).toBeFocused();
  await expect
    .poll(() => message.evaluate((field: HTMLTextAreaElement) => field.validationMessage))
    .toBe('Message must be at least 10 characters');
  expect(watch.mailLinks).toEqual([]);
  await message.fill('long enough now');
  await sendButton(page).click();
  await expect.poll(() => watch.mailLinks).toHaveLength(1);
});

test('P3 a file that fails once is fetched again', async ({ page, watch }) => {
  watch.expectMessage(/ERR_FAILED/);
  await page.route(/hydrate-/, (route) => route.abort(), { times: 1 });
  const visitor = newVisitor();
  await openForm(page);
  await fillInquiry(page, visitor);
  await sendButton(page).click();
  await expect(toast(page, 'Message sent successfully!')).toBeVisible();
});

for (const moment of ['before', 'after'] as const) {
  test(`F12 what a password manager fills in without an event, ${moment} the code, is sent`, async ({
    page,
  }) => {
    const visitor = newVisitor();
    const release = await openEarly(page);
    const autofill = () =>
      inquiryForm(page).evaluate(
        (form: HTMLFormElement, { names, values }) => {
          for (const name of names) {
            const field = form.elements.namedItem(name);
            if (field && 'value' in field) field.value = values[name];
          }
        },
        { names: fieldNames, values: visitor },
      );
    if (moment === 'before') await autofill();
    release();
    await expectReady(page);
    if (moment === 'after') {
      expect(await fieldValues(page)).toEqual(emptyInquiry);
      await autofill();
    }
    expect(await fieldValues(page)).toEqual(visitor);
    await sendButton(page).click();
    await expect(toast(page, 'Message sent successfully!')).toBeVisible();
    expect(await inboxOf(visitor.email).messages()).toHaveLength(1);
  });
}

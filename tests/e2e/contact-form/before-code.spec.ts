import type { Page } from '@playwright/test';
import { emptyInquiry, fieldNames, type Inquiry } from '../../../src/contact-form/fields.ts';
import { alterHome } from '../altered-home.ts';
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
  sendButton,
  toast,
} from '../visitor.ts';

/** Holds the form's own script back until `release` is called. */
async function holdFormScript(page: Page): Promise<{ release(): void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/_astro\/inquiry-.*\.js/, async (route) => {
    await promise;
    await route.continue();
  });
  return { release: resolve };
}

/** Visits the form with its script held back. */
async function visitEarly(page: Page) {
  const script = await holdFormScript(page);
  await page.goto('/#contact');
  await expect(inquiryField(page, 'firstName')).toBeEditable();
  return script;
}

/** Notes every address that is asked for, and those the page is at. */
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
  test(`F12 what is typed before the code is kept, and a press is honored once, policy ${policy}`, async ({
    page,
    watch,
  }) => {
    if (policy === 'without form-action') {
      await alterHome(page, (text) => text.replace(/form-action [^;"]*;?/, ''));
    }
    const visitor = newVisitor();
    const addresses = watchAddresses(page);
    const script = await visitEarly(page);
    await fillInquiry(page, visitor);
    await inquiryField(page, 'company').press('Enter');
    await sendButton(page).click();
    await sendButton(page).dblclick();
    expect(await fieldValues(page)).toEqual(visitor);
    await expect(page).toHaveURL('/#contact');
    await expect.poll(() => findText(page, visitor, [])).toEqual(['form', 'tab']);
    const places = await findText(page, visitor, []);

    script.release();
    const released = Date.now();
    await expect(toast(page, 'Message sent successfully!')).toBeVisible();
    const took = Date.now() - released;
    expect(await inboxOf(visitor.email).attempts()).toHaveLength(1);
    expect(await inboxOf(visitor.email).messages()).toHaveLength(1);
    expectNoValueIn(addresses, visitor);
    await expect(page).toHaveURL('/#contact');
    expect(watch.mailLinks).toEqual([]);
    const told = ['Message sent successfully!'];
    await recordFault(
      { fault: 'early', places: [...places, 'inbox'], told, took: 'page-load' },
      took,
    );
  });
}

test('F12 a press before the code on a form with mistakes shows them once it is there', async ({
  page,
}) => {
  const script = await visitEarly(page);
  await inquiryField(page, 'firstName').fill('A');
  await sendButton(page).click();
  script.release();
  await expect(page.getByText('First name must be at least 2 characters')).toBeVisible();
  await expect(inquiryField(page, 'firstName')).toHaveValue('A');
  await expect(inquiryField(page, 'firstName')).toBeFocused();
});

test('F12 without a press, nothing is sent and nothing marked when the code arrives', async ({
  page,
}) => {
  const visitor = newVisitor({ message: 'Half a sent' });
  const script = await visitEarly(page);
  await fillInquiry(page, visitor);
  script.release();
  await expect(inquiryForm(page)).toHaveAttribute('data-ready', '1');
  expect(await fieldValues(page)).toEqual(visitor);
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  expect(await inboxOf(visitor.email).attempts()).toEqual([]);
});

test('F12 typing goes on while the code arrives, and no letter is lost', async ({ page }) => {
  const script = await visitEarly(page);
  const text = 'Every letter of this is typed while the script of the form comes in. '.repeat(3);
  const message = inquiryField(page, 'message');
  await message.focus();
  await message.pressSequentially(text.slice(0, 60));
  script.release();
  await message.pressSequentially(text.slice(60), { delay: 3 });
  await expect(inquiryForm(page)).toHaveAttribute('data-ready', '1');
  await expect(message).toHaveValue(text);
  await expect(message).toBeFocused();
});

for (const moment of ['before', 'after'] as const) {
  test(`F12 what a password manager fills in without an event, ${moment} the code, is sent`, async ({
    page,
  }) => {
    const visitor = newVisitor();
    const script = await visitEarly(page);
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
    script.release();
    await expect(inquiryForm(page)).toHaveAttribute('data-ready', '1');
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

import type { Page } from '@playwright/test';
import { emptyInquiry, type Inquiry } from '../../../src/contact-form/inquiry.ts';
import { fieldNames } from '../../../src/fields.ts';
import { alterHome } from '../altered-home.ts';
import type { ContactForm } from '../contact-form.ts';
import { recordFault } from '../fault-rows.ts';
import { inboxOf } from '../inbox.ts';
import { findText } from '../text-locations.ts';
import { failScripts } from '../script-faults.ts';
import { expect, test } from '../test.ts';
import { newVisitor } from '../new-inquiry.ts';

/** Visits the form while its code is held back. */
async function openEarly(form: ContactForm): Promise<() => void> {
  const release = await failScripts(form.page, 'form', 'late5');
  await form.open();
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
    form,
    page,
    watch,
  }) => {
    if (policy === 'without form-action') {
      await alterHome(page, (text) => text.replace(/form-action [^;"]*;?/, ''));
    }
    const visitor = newVisitor();
    const addresses = watchAddresses(page);
    await page.clock.install();
    const release = await openEarly(form);
    await form.fill(visitor);
    // What is looked at here must not take the time after which a submit is given up.
    await page.clock.pauseAt(Date.now() + 1000);
    await form.field('company').press('Enter');
    await form.field('company').press('Enter');
    expect(await form.values()).toEqual(visitor);
    await expect(page).toHaveURL('/#contact');
    const places = await findText(form, visitor, []);
    expect(places).toEqual(['form', 'tab']);
    const label = form.send.evaluate((button) => getComputedStyle(button, '::before').content);
    expect(await label).toBe('"Sending..."');

    await page.clock.resume();
    release();
    const released = Date.now();
    await expect(form.toast('Message sent successfully!')).toBeVisible();
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

test('P3 a submit before the code with errors shows them once it is there', async ({
  form,
  page,
}) => {
  const release = await openEarly(form);
  await form.field('firstName').fill('A');
  await form.send.click();
  release();
  await expect(page.getByText('First name must be at least 2 characters')).toBeVisible();
  await expect(form.field('firstName')).toHaveValue('A');
  await expect(form.field('firstName')).toBeFocused();
  await expect(form.send).toHaveText('Send Message');
});

test('F12 typing goes on while the code arrives: no letter is lost, nothing sent or marked', async ({
  form,
  page,
}) => {
  const visitor = newVisitor({ message: '' });
  const release = await openEarly(form);
  await form.fill(visitor);
  const text = 'Every letter of this is typed while the code of the form comes in. '.repeat(3);
  const message = form.field('message');
  await message.focus();
  await message.pressSequentially(text.slice(0, 60));
  release();
  await message.pressSequentially(text.slice(60), { delay: 3 });
  await form.expectReady();
  await expect(message).toHaveValue(text);
  await expect(message).toBeFocused();
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  expect(await inboxOf(visitor.email).attempts()).toEqual([]);
});

test('P3 the fallback script says which field is in error', async ({ form, page, watch }) => {
  watch.allowMessage(/ERR_FAILED|could not be loaded/);
  await failScripts(page, 'form', 'missing');
  const visitor = newVisitor({ message: 'short' });
  await form.open();
  await form.fill(visitor);
  await form.send.click();
  const message = form.field('message');
  await expect(message).toBeFocused();
  await expect
    .poll(() => message.evaluate((field: HTMLTextAreaElement) => field.validationMessage))
    .toBe('Message must be at least 10 characters');
  expect(watch.mailLinks).toEqual([]);
  await message.fill('long enough now');
  await form.send.click();
  await expect.poll(() => watch.mailLinks).toHaveLength(1);
});

test('P3 a file that fails once is fetched again', async ({ form, page, watch }) => {
  watch.expectMessage(/ERR_FAILED/);
  await page.route(/hydrate-/, (route) => route.abort(), { times: 1 });
  const visitor = newVisitor();
  await form.open();
  await form.fill(visitor);
  await form.send.click();
  await expect(form.toast('Message sent successfully!')).toBeVisible();
});

for (const moment of ['before', 'after'] as const) {
  test(`F12 what a password manager fills in without an event, ${moment} the code, is sent`, async ({
    form,
  }) => {
    const visitor = newVisitor();
    const release = await openEarly(form);
    const autofill = () =>
      form.root.evaluate(
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
    await form.expectReady();
    if (moment === 'after') {
      expect(await form.values()).toEqual(emptyInquiry);
      await autofill();
    }
    expect(await form.values()).toEqual(visitor);
    await form.send.click();
    await expect(form.toast('Message sent successfully!')).toBeVisible();
    expect(await inboxOf(visitor.email).messages()).toHaveLength(1);
  });
}

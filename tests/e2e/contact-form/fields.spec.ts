import {
  emptyInquiry,
  fieldNames,
  fields,
  honeypotName,
  type Inquiry,
} from '../../../src/contact-form/fields.ts';
import { contactForm, type FieldName } from '../../../src/content/contact-form.ts';
import { labelOf, requiredNames } from '../../content.ts';
import { newInquiry } from '../support/new-inquiry.ts';
import { expect, phoneTest as test } from '../support/test.ts';

const words = contactForm.fields;
const error = (name: FieldName) => words[name].error;

test('F1 F13 labeled, empty fields, and no others that a visitor can reach', async ({
  form,
  page,
}) => {
  await form.open();
  const expected: Record<FieldName, readonly string[]> = {
    firstName: ['text', 'given-name', 'words', '', 'auto'],
    lastName: ['text', 'family-name', 'words', '', 'auto'],
    email: ['text', 'email', 'none', 'email', 'ltr'],
    company: ['text', 'organization', 'words', '', 'auto'],
    message: ['textarea', '', 'sentences', '', 'auto'],
  };
  for (const { name, optional } of fields) {
    const field = form.field(name);
    const found = await field.evaluate((element: HTMLInputElement) => {
      const { type, autocomplete, autocapitalize, inputMode, dir } = element;
      return [type, autocomplete, autocapitalize, inputMode, dir];
    });
    expect(found, name).toEqual(expected[name]);
    await expect(field).toHaveAccessibleName(labelOf(name));
    await expect(field).toHaveValue('');
    // Firefox reports an empty `required` field as invalid.
    await expect(field).not.toHaveAttribute('required');
    await expect(field).toHaveAttribute('aria-required', String(!optional));
    await expect(field).not.toHaveAttribute('aria-invalid');
  }
  await expect(form.root.getByRole('textbox')).toHaveCount(fieldNames.length);
  const honeypot = page.locator(`input[name=${honeypotName}]`);
  await expect(honeypot).toBeHidden();
  await expect(honeypot).toHaveAttribute('autocomplete', 'off');
});

test('F3 errors are tied to fields, and follow every change', async ({ form }) => {
  await form.open();
  const email = form.field('email');
  await email.fill('ada@');
  await email.blur();
  await expect(form.invalid).toHaveCount(0);
  await form.send.click();
  await expect(form.field(requiredNames[0] ?? 'email')).toBeFocused();
  for (const name of requiredNames) {
    await expect(form.field(name)).toHaveAttribute('aria-invalid', 'true');
    const description = [words[name].hint, error(name)].filter(Boolean).join(' ');
    await expect(form.field(name)).toHaveAccessibleDescription(description);
  }

  await email.fill('ada@example.org');
  await expect(email).not.toHaveAttribute('aria-invalid');
  const status = form.root.getByRole('status');
  await expect(status).toHaveText('');
  await email.fill('ada@example');
  await expect(email).toHaveAccessibleDescription(error('email'));
  await expect(status).toHaveText(error('email'));
  await expect(email).toBeFocused();

  const inquiry = newInquiry({ company: ' Q ', message: '  too short  ' });
  await form.submit(inquiry);
  await expect(form.field('company')).toBeFocused();
  expect(await form.values()).toEqual(inquiry);
});

test('F3 what an extension fills in counts, without an event too', async ({ form }) => {
  const fillIn = async (values: Inquiry, ...events: readonly string[]) => {
    for (const name of fieldNames) {
      await form.field(name).evaluate((element: HTMLInputElement, value) => {
        element.value = value;
      }, values[name]);
      for (const type of events) await form.field(name).dispatchEvent(type);
    }
  };
  await form.open();
  await form.send.click();
  await fillIn(newInquiry(), 'input');
  await expect(form.invalid).toHaveCount(0);
  await fillIn(emptyInquiry, 'change');
  await expect(form.invalid).toHaveCount(requiredNames.length);
  await fillIn(newInquiry());
  await form.field('company').focus();
  await expect(form.invalid, 'once the focus has moved').toHaveCount(0);

  // Nor does a submit need an event, and the button stays under a press that takes its time.
  for (const focused of ['the button', 'the form, as in Safari']) {
    await form.fill(emptyInquiry);
    await form.send.click();
    const inquiry = newInquiry();
    await fillIn(inquiry);
    if (focused !== 'the button') {
      await form.send.evaluate((button) =>
        button.addEventListener('mousedown', (event) => {
          event.preventDefault();
          button.closest('form')?.focus({ preventScroll: true });
        }),
      );
    }
    await form.send.click({ delay: 100 });
    await expect.poll(() => form.requests.at(-1), focused).toContain(inquiry.email);
    await expect(form.sentTitle).toBeFocused();
  }
});

import { contactForm } from '../../content.ts';
import { inboxOf } from '../inbox.ts';
import { newInquiry } from '../new-inquiry.ts';
import { expect, test } from '../test.ts';

const { fields } = contactForm;
const names = Object.keys(fields) as readonly (keyof typeof fields)[];
const error = (name: (typeof names)[number]) => fields[name].error;

test('F1 F2 F3 F13 five labeled fields and none more that anybody meets, each tied to its error', async ({
  form,
  page,
}) => {
  await form.open();
  const expected = {
    firstName: ['text', 'given-name', 'words', ''],
    lastName: ['text', 'family-name', 'words', ''],
    email: ['email', 'email', 'none', 'email'],
    company: ['text', 'organization', 'words', ''],
    message: ['textarea', '', 'sentences', ''],
  } as const;
  for (const name of names) {
    const field = form.field(name);
    await expect(field).toHaveValue('');
    const attributes = await field.evaluate((element: HTMLInputElement) => [
      element.type,
      element.autocomplete,
      element.autocapitalize,
      element.inputMode,
    ]);
    expect(attributes, name).toEqual(expected[name]);
  }
  await expect(form.root.getByRole('textbox')).toHaveCount(5);
  const honeypot = page.locator('input[name=reference]');
  await expect(honeypot).toBeHidden();
  await expect(honeypot).toHaveAttribute('autocomplete', 'off');

  await form.send.click();
  for (const name of names) {
    await expect(page.getByText(error(name), { exact: true })).toBeVisible();
    await expect(form.field(name)).toHaveAttribute('aria-invalid', 'true');
    const description = [fields[name].hint, error(name)].filter(Boolean).join(' ');
    await expect(form.field(name)).toHaveAccessibleDescription(description);
  }
  await expect(form.field('firstName')).toBeFocused();
});

test('F2 F3 validation runs on submit, then on every change', async ({ form, page }) => {
  await form.open();
  const email = form.field('email');
  await email.fill('ada@');
  await email.blur();
  await expect(page.getByText(error('email'))).toBeHidden();

  await form.send.click();
  await expect(page.getByText(error('email'))).toBeVisible();
  await expect(email).toHaveValue('ada@');
  await email.fill('ada@example.org');
  await expect(page.getByText(error('email'))).toBeHidden();
  await expect(email).not.toHaveAttribute('aria-invalid');
  await email.fill('ada@example');
  await expect(page.getByText(error('email'))).toBeVisible();
  await expect(page.getByText(error('company'))).toBeVisible();
  await expect(email).toBeFocused();

  const inquiry = newInquiry({ company: ' Q ', message: '  too short  ' });
  await form.submit(inquiry);
  await expect(page.getByText(error('company'))).toBeVisible();
  await expect(page.getByText(error('message'))).toBeVisible();
  await expect(form.field('company')).toBeFocused();
  expect(await form.values()).toEqual(inquiry);
});

test('F4 three submits in one frame send once', async ({ form }) => {
  const unblock = await form.holdResponse();
  const inquiry = await form.openFilled();
  await form.expectReady();
  await form.root.evaluate((element: HTMLFormElement) => {
    for (let count = 0; count < 3; count += 1) element.requestSubmit();
  });
  await expect(form.send).toHaveText(contactForm.sending);
  unblock();
  await expect(form.send).toHaveText(contactForm.send);
  expect(await inboxOf(inquiry.email).attempts()).toHaveLength(1);
});

import { contactForm } from '../../content.ts';
import { inboxOf } from '../inbox.ts';
import { holdAnswer } from '../network-faults.ts';
import { emptyInquiry, newInquiry } from '../new-inquiry.ts';
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

test('F4 P4 while sending the button says so; after it, the focus moves, and what a program changed meanwhile stays', async ({
  form,
  page,
}) => {
  const release = await holdAnswer(page);
  const inquiry = await form.openFilled();
  await form.send.press('Enter');
  await expect(form.send).toHaveText(contactForm.sending);
  await expect(form.send).toBeDisabled();
  await expect(form.root.getByRole('status').last()).toHaveText(contactForm.sending);
  await expect(form.field('message')).not.toBeEditable();
  expect(await form.values()).toEqual(inquiry);
  await form.field('company').evaluate((field: HTMLInputElement) => {
    field.value = 'An alias';
  });

  release();
  await expect(form.toast(contactForm.toasts.sent.title)).toBeVisible();
  await expect.poll(() => form.values()).toEqual({ ...emptyInquiry, company: 'An alias' });
  await expect(form.send).toHaveText(contactForm.send);
  await expect(form.send).toBeEnabled();
  await expect(form.confirmation).toBeFocused();
  await expect(form.field('message')).toBeEditable();
});

test('F4 two clicks, or three submits in one frame, send once', async ({ form, page }) => {
  await form.open();
  for (const submit of [
    () => form.send.dblclick(),
    () =>
      form.root.evaluate((element: HTMLFormElement) => {
        for (let count = 0; count < 3; count += 1) element.requestSubmit();
      }),
  ]) {
    const inquiry = newInquiry();
    const release = await holdAnswer(page);
    await form.fill(inquiry);
    await submit();
    await expect(form.send).toHaveText(contactForm.sending);
    release();
    await expect(form.send).toHaveText(contactForm.send);
    expect(await inboxOf(inquiry.email).attempts()).toHaveLength(1);
  }
});

import { fieldNames } from '../../../src/fields.ts';
import { contactForm } from '../../content.ts';
import { inboxOf } from '../inbox.ts';
import { scrollEnd } from '../scroll-end.ts';
import { holdSending } from '../sending.ts';
import { expect, test } from '../test.ts';
import {
  confirmation,
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

const errors = {
  firstName: 'First name must be at least 2 characters',
  lastName: 'Last name must be at least 2 characters',
  email: 'Please enter a valid email address',
  company: 'Company name must be at least 2 characters',
  message: 'Message must be at least 10 characters',
} as const;

test('F1 F2 F3 five labelled, empty fields say what they take, and each mistake is named under its field', async ({
  page,
}) => {
  await openForm(page);
  const expected = {
    firstName: ['text', 'given-name', 'words', ''],
    lastName: ['text', 'family-name', 'words', ''],
    email: ['email', 'email', 'none', 'email'],
    company: ['text', 'organization', 'words', ''],
    message: ['textarea', '', 'sentences', ''],
  } as const;
  for (const name of fieldNames) {
    const field = inquiryField(page, name);
    await expect(field).toBeEditable();
    await expect(field).toHaveValue('');
    const attributes = await field.evaluate((element: HTMLInputElement) => [
      element.type,
      element.autocomplete,
      element.autocapitalize,
      element.inputMode,
    ]);
    expect(attributes, name).toEqual(expected[name]);
  }
  await expect(inquiryForm(page).getByRole('textbox')).toHaveCount(5);

  await expect(page.getByText(errors.firstName)).toBeHidden();
  await sendButton(page).click();
  for (const name of fieldNames) {
    const field = inquiryField(page, name);
    await expect(page.getByText(errors[name], { exact: true })).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(`${errors[name]}$`));
    const [control, message] = await Promise.all([
      field.boundingBox(),
      page.getByText(errors[name], { exact: true }).boundingBox(),
    ]);
    expect(message?.y, name).toBeGreaterThan((control?.y ?? 0) + (control?.height ?? 0) - 1);
  }
  await expect(inquiryField(page, 'firstName')).toBeFocused();
});

test('F2 F3 the rules run on submit and then with every change, clear nothing, and no length is too long', async ({
  page,
}) => {
  await openForm(page);
  const email = inquiryField(page, 'email');
  await email.fill('ada@');
  await email.blur();
  await expect(page.getByText(errors.email)).toBeHidden();

  await sendButton(page).click();
  await expect(page.getByText(errors.email)).toBeVisible();
  await expect(email).toHaveValue('ada@');
  await email.fill('ada@example.org');
  await expect(page.getByText(errors.email)).toBeHidden();
  await expect(email).not.toHaveAttribute('aria-invalid');
  await email.fill('ada@example');
  await expect(page.getByText(errors.email)).toBeVisible();
  await expect(page.getByText(errors.company)).toBeVisible();
  await expect(email).toBeFocused();

  const visitor = newVisitor({ company: ' Q ', message: '  too short  ' });
  await fillInquiry(page, visitor);
  await sendButton(page).click();
  await expect(page.getByText(errors.company)).toBeVisible();
  await expect(page.getByText(errors.message)).toBeVisible();
  await expect(inquiryField(page, 'company')).toBeFocused();
  expect(await fieldValues(page)).toEqual(visitor);

  const long = newVisitor({ firstName: 'A'.repeat(5000), company: 'B'.repeat(5000) });
  await fillInquiry(page, long);
  await sendButton(page).click();
  await expect(toast(page, 'Message sent successfully!')).toBeVisible();
  const [message] = await inboxOf(long.email).messages();
  expect(message?.params['company']).toBe(long.company);
});

test('F4 while sending, the button says so and waits, the text stays, and the focus goes to the confirmation', async ({
  page,
}) => {
  const visitor = newVisitor();
  const release = await holdSending(page);
  await openForm(page);
  await fillInquiry(page, visitor);
  await sendButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(sendButton(page)).toHaveText('Sending...');
  await expect(sendButton(page)).toBeDisabled();
  await expect(inquiryForm(page).getByRole('status')).toHaveText('Sending...');
  await expect(inquiryField(page, 'message')).not.toBeEditable();
  expect(await fieldValues(page)).toEqual(visitor);

  release();
  await expect(toast(page, 'Message sent successfully!')).toBeVisible();
  await expect(sendButton(page)).toHaveText('Send Message');
  await expect(sendButton(page)).toBeEnabled();
  await expect(confirmation(page)).toBeFocused();
  await expect(inquiryField(page, 'message')).toBeEditable();
});

test('F4 the focus stays where the visitor has taken it meanwhile', async ({ page }) => {
  const release = await holdSending(page);
  await openForm(page);
  await fillInquiry(page, newVisitor());
  await sendButton(page).click();
  const policy = inquiryForm(page).getByRole('link', { name: 'Privacy Policy' });
  await policy.focus();
  release();
  await expect(toast(page, 'Message sent successfully!')).toBeVisible();
  await expect(policy).toBeFocused();
});

const clicks = {
  'a double click': (page) => sendButton(page).dblclick(),
  'two Enters': async (page) => {
    await inquiryField(page, 'company').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  },
  'Enter held down': async (page) => {
    await inquiryField(page, 'company').focus();
    for (let repeat = 0; repeat < 15; repeat += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
  },
  'three clicks in the same frame': (page) =>
    inquiryForm(page).evaluate((form: HTMLFormElement) => {
      for (let press = 0; press < 3; press += 1) form.requestSubmit();
    }),
} satisfies Record<string, (page: Parameters<typeof sendButton>[0]) => Promise<unknown>>;

test('F4 a double click, two Enters, Enter held down or three clicks in one frame send once', async ({
  page,
}) => {
  await openForm(page);
  for (const [name, press] of Object.entries(clicks)) {
    await test.step(name, async () => {
      const visitor = newVisitor();
      const release = await holdSending(page);
      await fillInquiry(page, visitor);
      await press(page);
      await expect(sendButton(page)).toHaveText('Sending...');
      release();
      await expect(sendButton(page)).toHaveText('Send Message');
      expect(await inboxOf(visitor.email).attempts()).toHaveLength(1);
      const sent = toast(page, 'Message sent successfully!');
      await sent.getByRole('button', { name: contactForm.toasts.close }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }
});

test('F3 the field in error is in view, also when the focus has just begun a smooth scroll away', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1280, height: 500 });
  await openForm(page);
  await expectReady(page);
  await fillInquiry(page, { ...newVisitor(), firstName: 'A' });
  const field = inquiryField(page, 'firstName');
  await field.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await expect(sendButton(page)).not.toBeInViewport();
  // As two keys in one frame: the first begins the scroll to the button, and the field is still in view.
  await sendButton(page).evaluate((button: HTMLButtonElement) => {
    button.focus();
    button.form?.requestSubmit();
  });
  await expect(field).toBeFocused();
  await scrollEnd(page);
  await expect(field).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(errors.firstName)).toBeInViewport({ ratio: 1 });
});

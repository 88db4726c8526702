import { emptyInquiry, honeypotName } from '../../../src/contact-form/fields.ts';
import { agency } from '../../../src/content/agency.ts';
import { contactForm } from '../../../src/content/contact-form.ts';
import { answerWith, breakMailLink, crashForm, holdCode } from '../support/faults.ts';
import { newInquiry } from '../support/new-inquiry.ts';
import { denyStorage } from '../support/page-state.ts';
import { expect, phoneTest as test } from '../support/test.ts';

const { toasts, unsent } = contactForm;

test('F1 F7 F9 F11 with storage denied, a message of 60 KB opens one mail draft, and the panel has it all', async ({
  form,
  page,
}) => {
  // The library reads local storage as it loads.
  await denyStorage(page);
  const message = 'مرحبا، هل يمكن تحديد موعد؟ '.repeat(1300).trim();
  const inquiry = await form.openAndSubmit(newInquiry({ company: 'A&B #1', message }));
  await expect(form.unsentTitle).toBeFocused();
  await expect(form.toast(toasts.unsent.title)).toContainText(toasts.unsent.text);
  for (const text of [unsent.cut, unsent.notKept]) await expect(page.getByText(text)).toBeVisible();
  const whole = await form.wholeMessage.inputValue();
  for (const text of Object.values(inquiry)) expect(whole).toContain(text);
  await expect.poll(() => form.pageEvents.mailLinks).toHaveLength(1);
  const [link = ''] = form.pageEvents.mailLinks;
  expect(link.startsWith(`mailto:${agency.email}?subject=`)).toBe(true);
  const again = page.getByRole('link', { name: unsent.again });
  await expect(again).toHaveAttribute('href', link);
  expect(await form.values()).toEqual(emptyInquiry);
  expect(form.requests).toEqual([]);

  await expect(form.wholeMessage).toHaveAttribute('dir', 'auto');
  // A phone would zoom in on smaller text.
  for (const field of await page.locator('#contact :is(input, textarea):visible').all()) {
    const size = await field.evaluate((each) => getComputedStyle(each).fontSize);
    expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(16);
  }
});

test('F13 a filled honeypot opens the mail client, and the next inquiry is sent', async ({
  form,
  page,
}) => {
  await form.openFilled();
  await form.expectReady();
  await page.locator(`input[name=${honeypotName}]`).evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example';
  });
  await form.send.click();
  await expect.poll(() => form.pageEvents.mailLinks).toHaveLength(1);
  expect(form.requests).toEqual([]);
  await form.submit(newInquiry());
  await expect(form.sentTitle).toBeVisible();
});

test('F10 an unexpected error is said once, and stays until the next attempt, as does the text', async ({
  form,
}) => {
  const inquiry = await form.openFilled();
  await form.expectReady();
  await breakMailLink(form);
  await answerWith(form, 412);
  await form.send.click();
  const title = form.failed.getByRole('heading');
  await expect(title).toBeFocused();
  await expect(title).toHaveAccessibleDescription(toasts.failed.text);
  await expect(form.failed).toBeInViewport({ ratio: 1 });
  for (const link of form.directLinks(form.failed)) {
    await expect(link).toBeVisible();
    expect(await link.evaluate((each) => each.getClientRects().length), 'lines').toBe(1);
  }
  const toast = form.toast(toasts.failed.title);
  await expect(toast).toContainText(toasts.failed.text);
  await expect(toast).toHaveAttribute('aria-live', 'off');
  await toast.getByRole('button').click();
  expect(await form.values()).toEqual(inquiry);

  await answerWith(form, 200);
  await form.send.click();
  await expect(form.sentTitle).toBeFocused();
  await expect(form.failed).toHaveCount(0);
});

test('R5 F11 a form that crashes comes back; after a second crash, an error screen has all text, and the panel stays', async ({
  form,
}) => {
  const { crashed } = form;
  const unsentInquiry = await form.fallBack();
  const inquiry = newInquiry({ firstName: 'A' });
  await form.fill(inquiry);
  await crashForm(form);
  await form.expectReady();
  expect(await form.values()).toEqual(inquiry);
  await expect(crashed).toHaveCount(0);

  await crashForm(form);
  const title = crashed.getByRole('heading', { name: contactForm.crashed.title, level: 1 });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
  await expect(crashed).toContainText('no text today');
  for (const link of form.directLinks(crashed)) await expect(link).toBeVisible();
  const text = await crashed.getByLabel(contactForm.crashed.typed).inputValue();
  expect(text.startsWith(Object.values(inquiry).join('\n'))).toBe(true);
  expect(text).toContain(unsentInquiry.email);
  await expect(form.unsentTitle).toBeVisible();
  await crashed.getByRole('link', { name: contactForm.crashed.button }).click();
  await form.root.scrollIntoViewIfNeeded();
  await form.expectReady();
  expect(await form.values()).toEqual(inquiry);
});

test('R5 if what restores the tab fails, the error screen has title, address, phone and early text', async ({
  form,
  page,
}) => {
  form.pageEvents.expectMessage(/no listeners today/);
  await page.addInitScript(() => {
    const listen = globalThis.addEventListener;
    globalThis.addEventListener = (...parameters: Parameters<typeof listen>) => {
      if (parameters[0] === 'pagehide') throw new Error('no listeners today');
      listen(...parameters);
    };
  });
  const unblock = await holdCode(form);
  const inquiry = await form.openFilled();
  unblock();
  const { crashed } = form;
  await expect(crashed.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { name: contactForm.title })).toBeVisible();
  for (const link of form.directLinks(crashed)) await expect(link).toBeVisible();
  const typed = Object.values(inquiry).join('\n');
  await expect(crashed.getByLabel(contactForm.crashed.typed)).toHaveValue(typed);
});

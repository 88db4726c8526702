import { emptyInquiry } from '../../../src/contact-form/fields.ts';
import { agency } from '../../../src/content/agency.ts';
import { contactForm } from '../../../src/content/contact-form.ts';
import type { ContactForm } from '../support/contact-form.ts';
import { answerWith, breakMailLink, crashForm, failAtText, holdCode } from '../support/faults.ts';
import { newInquiry } from '../support/new-inquiry.ts';
import { denyStorage, finishAnimations } from '../support/page-state.ts';
import { expect, phoneTest as test } from '../support/test.ts';

const { toasts, unsent } = contactForm;

/** Each with the attempts that are made, and what the panel says in addition. */
const cases = [
  {
    name: 'a message of 60 KB without a connection',
    arrange: (form: ContactForm) => answerWith(form, 'drop'),
    message: 'Sixty thousand characters. '.repeat(2300).trim(),
    attempts: 2,
    panelText: unsent.cut,
  },
  {
    // As in a frame without an origin. The library reads local storage as it loads.
    name: 'storage and history denied',
    async arrange({ page }: ContactForm) {
      await denyStorage(page);
      await page.addInitScript(() => {
        history.replaceState = () => {
          throw new DOMException('refused', 'SecurityError');
        };
      });
    },
    message: 'مرحبا، هل يمكن تحديد موعد؟',
    attempts: 0,
    panelText: unsent.notKept,
  },
];

for (const { name, arrange, message, attempts, panelText } of cases) {
  test(`F1 F7 F11 ${name}: one mail draft, and all in the panel`, async ({ form, page }) => {
    const inquiry = newInquiry({ company: 'A&B #1', message });
    await arrange(form);
    await form.openAndSubmit(inquiry);
    await expect(form.unsentTitle).toBeFocused();
    await expect(form.toast(toasts.unsent.title)).toContainText(toasts.unsent.text);
    await expect(page.getByText(panelText, { exact: true })).toBeVisible();
    const whole = await form.wholeMessage.inputValue();
    for (const text of Object.values(inquiry)) expect(whole).toContain(text);
    await expect.poll(() => form.pageEvents.mailLinks).toHaveLength(1);
    const [link = ''] = form.pageEvents.mailLinks;
    expect(link.startsWith(`mailto:${agency.email}?subject=`)).toBe(true);
    const again = page.getByRole('link', { name: unsent.again });
    await expect(again).toHaveAttribute('href', link);
    expect(await form.values()).toEqual(emptyInquiry);
    expect(form.requests).toHaveLength(attempts);

    await expect(form.wholeMessage).toHaveAttribute('dir', 'auto');
    // A phone would zoom in on smaller text.
    for (const field of await page.locator('#contact :is(input, textarea):visible').all()) {
      const size = await field.evaluate((each) => getComputedStyle(each).fontSize);
      expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(16);
    }
  });
}

test('F13 a filled honeypot opens the mail client, and the next inquiry is sent', async ({
  form,
  page,
}) => {
  await form.openFilled();
  await form.expectReady();
  await page.locator('input[name=reference]').evaluate((field: HTMLInputElement) => {
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
  page,
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
  await expect(page.getByRole('alert')).toHaveCount(0);
  await toast.getByRole('button').click();
  expect(await form.values()).toEqual(inquiry);

  await answerWith(form, 200);
  await form.send.click();
  await expect(form.sentTitle).toBeFocused();
  await expect(form.failed).toHaveCount(0);
});

test('R5 a form that crashes comes back; after a second crash, an error screen has its text', async ({
  form,
}) => {
  const { crashed } = form;
  const inquiry = await form.openFilled(newInquiry({ firstName: 'A' }));
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
  const typed = Object.values(inquiry).join('\n');
  await expect(crashed.getByLabel(contactForm.crashed.typed)).toHaveValue(typed);
  await crashed.getByRole('link', { name: contactForm.crashed.button }).click();
  await form.root.scrollIntoViewIfNeeded();
  await form.expectReady();
  expect(await form.values()).toEqual(inquiry);
});

test('R5 after a panel has crashed twice, an error screen has its text, and the form works', async ({
  form,
  page,
}) => {
  const { message } = await form.fallBack();
  await finishAnimations(page);
  const panel = page.getByRole('region', { name: unsent.title });
  const status = panel.getByRole('status');
  for (let crash = 0; crash < 2; crash += 1) {
    // After the first crash, once another panel is in the place of the one that cannot take a text.
    await expect
      .poll(() => status.evaluate((each) => Object.hasOwn(each, 'textContent')))
      .toBe(false);
    await failAtText(form, status);
    await panel.getByRole('button', { name: unsent.copy }).click();
  }
  const typed = form.crashed.getByLabel(contactForm.crashed.typed);
  expect(await typed.inputValue()).toContain(message);
  await form.expectReady();
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

import type { Page } from '@playwright/test';
import { emptyInquiry } from '../../../src/contact-form/fields.ts';
import { maxLinkLength } from '../../../src/contact-form/mail-link.ts';
import { contactForm } from '../../content.ts';
import type { ContactForm } from '../support/contact-form.ts';
import { type Answer, answerWith, breakMailLink, failScript } from '../support/faults.ts';
import { bodyOf } from '../support/mail-body.ts';
import { newInquiry } from '../support/new-inquiry.ts';
import { changeHtml, denyStorage, fillStorage } from '../support/page-state.ts';
import { expect, phoneTest as test } from '../support/test.ts';

const { toasts, unsent } = contactForm;

interface Case {
  readonly name: string;
  readonly answer?: Answer;
  readonly message?: string;
  readonly arrange?: (page: Page, form: ContactForm) => unknown;
  /** How many requests are made. */
  readonly attempts: number;
  /** What the panel says in addition. */
  readonly panelText?: string;
}

/** The same page from a site without keys, which it gets as props of the form. */
const removeKeys = (page: Page) =>
  changeHtml(page, '/', (html) =>
    html.replace(/(&quot;emailKeys&quot;:)\[0,\{.*?\}\]/, '$1[0,null]'),
  );

// How each service response is treated, and how long each takes, is in tests/unit/contact-form/send.test.ts.
const cases: readonly Case[] = [
  { name: 'a site without keys', arrange: removeKeys, attempts: 0 },
  { name: 'no response', answer: 'hang', attempts: 1 },
  { name: 'an outage: the connection breaks twice', answer: 'drop', attempts: 2 },
  {
    name: 'the library does not load',
    arrange: (_, form) => failScript(form, 'es'),
    attempts: 0,
  },
  // The library reads local storage as it loads.
  {
    name: 'storage is denied',
    arrange: denyStorage,
    attempts: 0,
    panelText: unsent.notKept,
  },
  {
    name: 'storage is full',
    answer: 400,
    arrange: fillStorage,
    attempts: 1,
    panelText: unsent.notKept,
  },
  {
    name: 'a message of 60 KB',
    answer: 413,
    message: 'Sixty thousand characters. '.repeat(2300).trim(),
    attempts: 1,
    panelText: unsent.cut,
  },
];

for (const { name, answer, message, arrange, attempts, panelText } of cases) {
  test(`F7 F11 ${name}: one mail draft, and all in the panel`, async ({ form, page }) => {
    const inquiry = newInquiry(message ? { message } : {});
    if (answer) await answerWith(form, answer);
    await arrange?.(page, form);
    await page.clock.install();
    await form.openFilled(inquiry);
    await form.expectReady();
    await form.send.press('Enter');
    await expect(async () => {
      await page.clock.runFor(500);
      await expect(form.panelTitle).toBeFocused({ timeout: 100 });
    }).toPass({ intervals: [100] });
    await expect.poll(() => form.pageEvents.mailLinks).toHaveLength(1);
    const [link = ''] = form.pageEvents.mailLinks;
    expect(link.length).toBeLessThanOrEqual(maxLinkLength);
    expect(bodyOf(link)).toContain(inquiry.message.slice(0, 200));
    expect(bodyOf(link).includes(inquiry.message), 'whole').toBe(panelText !== unsent.cut);
    for (const text of [toasts.unsent.title, unsent.title, panelText ?? []].flat()) {
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    }
    const whole = await form.wholeMessage.inputValue();
    expect(whole).toContain(inquiry.email);
    expect(whole).toContain(inquiry.message);
    expect(await form.values()).toEqual(emptyInquiry);
    await page.clock.runFor(10_000);
    expect(form.pageEvents.mailLinks).toHaveLength(1);
    expect(form.requests).toHaveLength(attempts);

    await page.reload();
    await form.expectReady();
    if (panelText === unsent.notKept) await expect(form.wholeMessage).toHaveCount(0);
    else await expect(form.wholeMessage).toHaveValue(whole);
  });
}

test('F3 F10 after an unexpected error the form keeps text and rules', async ({ form, page }) => {
  const inquiry = await form.openFilled();
  await form.expectReady();
  await breakMailLink(form);
  await answerWith(form, 412);
  await form.send.click();
  const title = form.failure.getByRole('heading');
  await expect(title).toBeFocused();
  await expect(title).toHaveAccessibleDescription(toasts.failed.text);
  await expect(form.failure).toBeInViewport({ ratio: 1 });
  for (const link of form.directLinks(form.failure)) {
    await expect(link).toBeVisible();
    expect(await link.evaluate((each) => each.getClientRects().length), 'lines').toBe(1);
  }
  const toast = form.toast(toasts.failed.title);
  await expect(toast).toContainText(toasts.failed.text);
  await expect(toast).toHaveAttribute('aria-live', 'off');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await form.values()).toEqual(inquiry);
  expect(await form.savedDraft()).toEqual(inquiry);
  await toast.getByRole('button').click();
  const errors = page.locator('[aria-invalid]');
  await form.field('email').fill('nonsense');
  await expect(errors).toHaveCount(1);
  await form.field('email').fill(inquiry.email);
  await expect(errors).toHaveCount(0);
  await expect(form.failure).toBeVisible();

  await answerWith(form, 200);
  await form.send.click();
  await expect(form.confirmation).toBeFocused();
  await expect(form.failure).toHaveCount(0);
  // The next inquiry starts anew.
  await form.field('email').fill('nonsense');
  await expect(errors).toHaveCount(0);
});

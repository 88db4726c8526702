import type { Page } from '@playwright/test';
import { emptyInquiry } from '../../../src/contact-form/fields.ts';
import { maxLinkLength } from '../../../src/contact-form/mail-link.ts';
import { contactForm } from '../../content.ts';
import type { Answer, ContactForm } from '../support/contact-form.ts';
import { newInquiry } from '../support/new-inquiry.ts';
import { denyStorage, fillStorage } from '../support/page-state.ts';
import { expect, phoneTest as test } from '../support/test.ts';

const { panel, toasts } = contactForm;

interface Case {
  readonly name: string;
  readonly answer?: Answer;
  readonly message?: string;
  readonly arrange?: (page: Page, form: ContactForm) => unknown;
  /** How many requests are made. */
  readonly attempts: number;
  readonly locations?: readonly string[];
  /** What the panel says in addition. */
  readonly panelText?: string;
}

const notKept = {
  answer: 400,
  attempts: 1,
  panelText: panel.notKept,
  locations: ['panel', 'mail draft'],
} as const;

/** The same page from a site without keys, which it gets as props of the form. */
const removeKeys = (page: Page) =>
  page.route('/', async (route) => {
    const response = await route.fetch();
    const page = await response.text();
    const body = page.replace(/(&quot;emailKeys&quot;:)\[0,\{.*?\}\]/, '$1[0,null]');
    expect(body).not.toBe(page);
    await route.fulfill({ response, body });
  });

// How each service response is treated, and how long each takes, is in tests/unit/contact-form/deliver.test.ts.
const cases: readonly Case[] = [
  { name: 'a site without keys', arrange: removeKeys, attempts: 0 },
  { name: 'a refusal', answer: 400, attempts: 1 },
  { name: 'an outage', answer: 503, attempts: 2 },
  { name: 'no response', answer: 'hang', attempts: 1 },
  { name: 'the connection breaks twice', answer: 'drop', attempts: 2 },
  {
    name: 'the library does not load',
    arrange: (_, form) => form.failFiles('library', 'missing'),
    attempts: 0,
  },
  // The library reads local storage as it loads.
  { ...notKept, name: 'storage is denied', arrange: denyStorage, attempts: 0 },
  { ...notKept, name: 'storage is full', arrange: fillStorage },
  {
    name: 'a message of 60 KB',
    answer: 413,
    message: 'Sixty thousand characters. '.repeat(2300).trim(),
    attempts: 1,
    locations: ['panel', 'truncated mail draft', 'tab storage'],
    panelText: panel.cut,
  },
];

for (const { name, answer, message, arrange, attempts, ...expected } of cases) {
  test(`F7 F8 F9 F11 ${name}: the mail client opens once, and the panel has everything`, async ({
    form,
    page,
    pageEvents,
  }) => {
    const inquiry = newInquiry(message ? { message } : {});
    if (answer) await form.answer(answer);
    await arrange?.(page, form);
    await page.clock.install();
    await form.openFilled(inquiry);
    await form.expectReady();
    await form.send.press('Enter');
    await expect(async () => {
      await page.clock.runFor(500);
      await expect(form.panelTitle).toBeFocused({ timeout: 100 });
    }).toPass();
    await expect.poll(() => pageEvents.mailLinks).toHaveLength(1);
    expect(pageEvents.mailLinks[0]?.length).toBeLessThanOrEqual(maxLinkLength);
    for (const text of [toasts.unsent.title, panel.title, expected.panelText ?? []].flat()) {
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    }
    for (const text of [inquiry.email, inquiry.message]) {
      expect(await form.wholeMessage.inputValue()).toContain(text);
    }
    expect(await form.values()).toEqual(emptyInquiry);
    expect(form.requests).toHaveLength(attempts);
    expect(await form.findText(inquiry)).toEqual(
      expected.locations ?? ['panel', 'mail draft', 'tab storage'],
    );
    await page.clock.runFor(10_000);
    expect(pageEvents.mailLinks).toHaveLength(1);
    expect(form.requests).toHaveLength(attempts);
  });
}

test('F10 when the mail link fails too, the form keeps the text and the failure notice until the next attempt', async ({
  form,
}) => {
  const inquiry = await form.openFilled();
  await form.expectReady();
  await form.breakMailLink();
  await form.answer(412);
  await form.send.click();
  await expect(form.toast(toasts.failed.title)).toContainText(toasts.failed.text);
  await expect(form.root.getByText(toasts.failed.text)).toBeInViewport({ ratio: 1 });
  const words = form.root.locator(':focus');
  await expect(words).toContainText(toasts.failed.title);
  await expect(words).toContainText(toasts.failed.text);
  expect(await form.values()).toEqual(inquiry);
  expect(await form.savedDraft()).toEqual(inquiry);
  expect(form.pageEvents.mailLinks).toEqual([]);
  await form.toast(toasts.failed.title).getByRole('button').click();
  await form.field('message').press('End');
  await form.field('message').pressSequentially(' More.');
  await expect(form.root.getByText(toasts.failed.text)).toBeVisible();
  await form.answer(200);
  await form.send.click();
  await expect(form.confirmation).toBeFocused();
  await expect(form.root.getByText(toasts.failed.text)).toHaveCount(0);
  expect(form.requests.at(-1)).toContain('More.');
});

import type { Page } from '@playwright/test';
import { longestLink } from '../../../src/contact-form/brief-mail-link.ts';
import { draftKey } from '../../../src/contact-form/draft.ts';
import { contactForm } from '../../content.ts';
import { type Behavior, inboxOf } from '../inbox.ts';
import { newInquiry } from '../new-inquiry.ts';
import { denyStorage, fillStorage } from '../page-state.ts';
import { expect, phoneTest as test } from '../test.ts';

const { panel, toasts } = contactForm;

interface Case {
  readonly name: string;
  readonly behavior?: Behavior;
  readonly message?: string;
  readonly arrange?: (page: Page) => Promise<unknown>;
  /** Requests that reach the service. */
  readonly attempts: number;
  readonly locations?: readonly string[];
  /** What the panel says in addition. */
  readonly panelText?: string;
}

/** What the browser itself writes to the console about these faults. */
const noise = /status of 4\d\d|ERR_EMPTY_RESPONSE/;

const notKept = { behavior: 400, attempts: 1, panelText: panel.notKept } as const;
const inPage = ['panel', 'mail draft'];

// What each response of the service counts as is in tests/unit/contact-form/classify-response.test.ts, and how long
// each of them takes in submit-inquiry.test.ts.
const cases: readonly Case[] = [
  { name: 'the connection breaks twice', behavior: 'drop', attempts: 2 },
  { ...notKept, name: 'storage is denied', arrange: denyStorage, locations: inPage },
  { ...notKept, name: 'storage is full', arrange: fillStorage(null), locations: inPage },
  { ...notKept, name: 'storage has room for the draft alone', arrange: fillStorage(draftKey) },
  {
    name: 'a message of 60 KB',
    message: 'Sixty thousand characters. '.repeat(2300).trim(),
    attempts: 1,
    locations: ['panel', 'truncated mail draft', 'tab storage'],
    panelText: panel.cut,
  },
];

for (const { name, behavior, message, arrange, attempts, ...expected } of cases) {
  test(`F7 F8 F9 F11 ${name}`, async ({ form, page, pageEvents }) => {
    pageEvents.allowMessage(noise);
    const inquiry = newInquiry(message ? { message } : {});
    if (behavior) await inboxOf(inquiry.email).setBehavior(behavior);
    await arrange?.(page);
    await page.clock.install();
    await form.openFilled(inquiry);
    await form.expectReady();
    await form.send.press('Enter');
    await expect(async () => {
      await page.clock.runFor(500);
      await expect(form.panelTitle).toBeFocused({ timeout: 100 });
    }).toPass();
    await expect.poll(() => pageEvents.mailLinks).toHaveLength(1);
    expect(pageEvents.mailLinks[0]?.length).toBeLessThanOrEqual(longestLink);
    for (const text of [toasts.mailFallback.title, panel.title, expected.panelText ?? []].flat()) {
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    }
    expect(await form.wholeMessage.inputValue()).toContain(inquiry.email);
    expect(await inboxOf(inquiry.email).attempts()).toHaveLength(attempts);
    expect(await form.findText(inquiry)).toEqual(
      expected.locations ?? ['panel', 'mail draft', 'tab storage'],
    );
    expect(pageEvents.mailLinks).toHaveLength(1);
  });
}

test('F7b F6 where storage is denied the inquiry is sent anyway', async ({ form, page }) => {
  await denyStorage(page);
  const inquiry = await form.openFilled();
  await form.send.click();
  await expect(form.confirmation).toBeVisible();
  const [message] = await inboxOf(inquiry.email).messages();
  expect(message?.params['message']).toBe(inquiry.message);
});

test('F10 F12 when the mail link fails too, a toast has the address, and a late confirmation keeps what was added since', async ({
  form,
  page,
}) => {
  const unblock = await form.holdResponse();
  await page.clock.install();
  const inquiry = await form.openFilled();
  await form.expectReady();
  await form.breakMailLink();
  await form.send.click();
  await expect.poll(() => inboxOf(inquiry.email).messages()).toHaveLength(1);
  await page.clock.runFor(8000);
  await expect(form.toast(toasts.failed.title)).toContainText(toasts.failed.text);
  await expect(form.send).toBeEnabled();
  expect(await form.values()).toEqual(inquiry);
  expect(await form.savedDraft()).toEqual(inquiry);
  expect(form.pageEvents.mailLinks).toEqual([]);
  await form.field('message').press('End');
  await form.field('message').pressSequentially(' More.');

  unblock();
  await expect(form.toast(toasts.sent.title)).toBeVisible();
  await expect(form.confirmation).toBeVisible();
  const extended = { ...inquiry, message: `${inquiry.message} More.` };
  expect(await form.values()).toEqual(extended);
  expect(await form.savedDraft()).toEqual(extended);
  expect(await inboxOf(inquiry.email).attempts()).toHaveLength(1);
});

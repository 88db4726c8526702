import type { Page } from '@playwright/test';
import { emptyInquiry } from '../../../src/contact-form/fields.ts';
import { maxLinkLength } from '../../../src/contact-form/mail-link.ts';
import { contactForm } from '../../content.ts';
import type { Answer, ContactForm } from '../support/contact-form.ts';
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
  /** Where the whole message is. */
  readonly places?: readonly string[];
  /** What the panel says in addition. */
  readonly panelText?: string;
}

const notKept = {
  answer: 400,
  attempts: 1,
  panelText: unsent.notKept,
  places: ['panel', 'mail draft'],
} as const;

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
    places: ['panel', 'tab storage'],
    panelText: unsent.cut,
  },
];

for (const { name, answer, message, arrange, attempts, ...expected } of cases) {
  test(`F7 F11 ${name}: the mail client opens once, and the panel has everything`, async ({
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
    }).toPass({ intervals: [100] });
    await expect.poll(() => pageEvents.mailLinks).toHaveLength(1);
    const [link = ''] = pageEvents.mailLinks;
    expect(link.length).toBeLessThanOrEqual(maxLinkLength);
    expect(bodyOf(link)).toContain(inquiry.message.slice(0, 200));
    for (const text of [toasts.unsent.title, unsent.title, expected.panelText ?? []].flat()) {
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    }
    expect(await form.wholeMessage.inputValue()).toContain(inquiry.email);
    expect(await form.values()).toEqual(emptyInquiry);
    expect(form.requests).toHaveLength(attempts);
    expect(await form.findMessage(inquiry)).toEqual(
      expected.places ?? ['panel', 'mail draft', 'tab storage'],
    );
    await page.clock.runFor(10_000);
    expect(pageEvents.mailLinks).toHaveLength(1);
    expect(form.requests).toHaveLength(attempts);
  });
}

/** Where an unexpected error can come from after the service has refused. */
const errors: Readonly<Record<string, (form: ContactForm) => Promise<unknown>>> = {
  'the mail link cannot be made': (form) => form.breakMailLink(),
  'the form cannot be emptied': (form) => {
    form.pageEvents.expectMessage(/Could not send the inquiry/);
    return form.root.evaluate((element: HTMLFormElement) => {
      const { reset } = element;
      element.reset = () => {
        reset.call(element);
        Reflect.deleteProperty(element, 'reset');
        throw new Error('no reset today');
      };
    });
  },
};

for (const [name, arrange] of Object.entries(errors)) {
  test(`F10 ${name}: the form keeps the text, and says so once until the next attempt`, async ({
    form,
  }) => {
    const inquiry = await form.openFilled();
    await form.expectReady();
    await arrange(form);
    await form.answer(412);
    await form.send.click();
    const title = form.failure.getByRole('heading');
    await expect(title).toBeFocused();
    await expect(title).toHaveAccessibleDescription(toasts.failed.text);
    await expect(form.failure).toBeInViewport({ ratio: 1 });
    for (const link of form.directLinks(form.failure)) {
      await expect(link).toBeVisible();
      expect(await link.evaluate((each) => each.getClientRects().length)).toBe(1);
    }
    const toast = form.toast(toasts.failed.title);
    await expect(toast).toContainText(toasts.failed.text);
    await expect(toast).toHaveAttribute('aria-live', 'off');
    await expect(form.page.getByRole('alert')).toHaveCount(0);
    expect(await form.values()).toEqual(inquiry);
    expect(await form.savedDraft()).toEqual(inquiry);
    await toast.getByRole('button').click();
    await form.field('message').press('End');
    await form.field('message').pressSequentially(' More.');
    await expect(form.failure).toBeVisible();
    await form.answer(200);
    await form.send.click();
    await expect(form.confirmation).toBeFocused();
    await expect(form.failure).toHaveCount(0);
    expect(form.requests.at(-1)).toContain('More.');
  });
}

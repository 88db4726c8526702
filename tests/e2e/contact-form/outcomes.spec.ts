import type { Page } from '@playwright/test';
import { emptyInquiry } from '../../../src/contact-form/fields.ts';
import { agency, contactForm, site } from '../../content.ts';
import { breakMailLink, holdResponse } from '../support/faults.ts';
import { newInquiry } from '../support/new-inquiry.ts';
import { stopAnimations, stopLongTimers } from '../support/page-state.ts';
import { expect, phoneTest as test } from '../support/test.ts';

const { unsent } = contactForm;

/** The titles of what is above the form, from the top. */
const outcomes = (page: Page) =>
  page.locator('#contact section').getByRole('heading', { level: 4 });

test('F7 F9 F11 the mail client opens with every field, and again', {
  tag: '@browser',
}, async ({ form, page }) => {
  // Links with any text are tested in tests/unit/contact-form/mail-link.test.ts.
  const inquiry = newInquiry({
    email: 'visitor@müller.example',
    company: 'A&B #1',
    message: '100% of callers + friends\nask: "قريبا؟"',
  });
  page.on('dialog', () => expect.soft(false, 'asks a question').toBe(true));
  await form.fallBack(inquiry);
  const email = await form.openedEmail();
  for (const value of Object.values(inquiry)) expect(email).toContain(value);
  const [link = ''] = form.pageEvents.mailLinks;
  expect(link.startsWith(`mailto:${agency.email}?subject=`)).toBe(true);
  await page.getByRole('link', { name: unsent.again }).click();
  await expect.poll(() => form.pageEvents.mailLinks).toEqual([link, link]);
  await expect(form.panelTitle).toBeVisible();
});

/** Runs in the page: whether all of an element is in view and nothing covers it. */
const isUncovered = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [left + 1, right - 1].every((x) =>
    [top + 1, bottom - 1].every((y) => element.contains(document.elementFromPoint(x, y))),
  );
};

for (const [width, height] of [
  [320, 256],
  [390, 844],
  [1280, 800],
] as const) {
  test(`F15 at ${width} x ${height} px no toast covers an outcome`, async ({ form, page }) => {
    await page.setViewportSize({ width, height });
    await stopLongTimers(page);
    await form.openAndSubmit();
    const expectClear = async (title: string, toastTitle: string) => {
      const heading = page.locator('#contact').getByRole('heading', { name: title });
      await expect(heading).toBeFocused();
      const toast = form.toast(toastTitle).first();
      await expect(toast).toBeInViewport({ ratio: 1 });
      await expect.poll(() => heading.evaluate(isUncovered), title).toBe(true);
      if (height > 700) {
        const [box, outcome] = await Promise.all(
          [toast, heading.locator('xpath=..')].map((each) => each.boundingBox()),
        );
        const isBeside = (box?.x ?? 0) + (box?.width ?? 0) < (outcome?.x ?? 0);
        const isAbove = (box?.y ?? 0) + (box?.height ?? 0) < (outcome?.y ?? 0);
        expect(isBeside || isAbove, `${toastTitle} beside or above`).toBe(true);
      }
      await toast.getByRole('button').click();
      await expect(toast).toHaveCount(0);
    };
    await expectClear(contactForm.sent.service.title, contactForm.toasts.sent.title);
    await breakMailLink(form);
    await form.submit(newInquiry(), 412);
    await expectClear(contactForm.failed.title, contactForm.toasts.failed.title);
    await form.send.click();
    await expectClear(unsent.title, contactForm.toasts.unsent.title);
    expect(await form.values()).toEqual(emptyInquiry);
  });
}

test('F11 a second tap on "Send Message" presses nothing in a panel', async ({ form, page }) => {
  const goOn = await stopAnimations(page);
  await form.fallBack();
  await form.done.click({ force: true });
  await expect(form.panelTitle).toBeVisible();

  await form.submit(newInquiry({ message: 'The second of two' }), 200);
  await expect(form.confirmation).toBeVisible();
  await form.done.click({ force: true });
  await expect(form.panelTitle).toBeVisible();
  await goOn();
  await form.done.click();
  await expect(form.panelTitle).toHaveCount(0);
});

test('F11 "Copy message" confirms a copy, or selects the text', async ({ form, page, context }) => {
  const inquiry = newInquiry();
  await context.grantPermissions(['clipboard-write']);
  await form.fallBack(inquiry);
  const copy = page.getByRole('button', { name: unsent.copy });
  await copy.click();
  await expect(page.getByRole('status').getByText(unsent.copied)).toBeVisible();
  const whole = await form.wholeMessage.inputValue();
  await form.field('message').press('ControlOrMeta+v');
  await expect(form.field('message')).toHaveValue(whole);

  // Denies all others.
  await context.grantPermissions(['notifications']);
  await copy.click();
  await expect(page.getByText(unsent.copyFailed)).toBeVisible();
  await expect(form.wholeMessage).toBeFocused();
  const selected = await form.wholeMessage.evaluate((field: HTMLTextAreaElement) =>
    field.value.slice(field.selectionStart, field.selectionEnd),
  );
  expect(selected).toBe(whole);
  expect(selected).toContain(inquiry.message);
});

test('F11 a reload restores several unsent, of which one is shown whole', async ({
  form,
  page,
}) => {
  await form.fallBack(newInquiry({ message: 'The first of two' }));
  await form.submit(newInquiry({ message: 'The second of two' }));
  await expect.poll(() => form.pageEvents.mailLinks).toHaveLength(2);
  await form.field('company').fill('The next one & Co');
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(form.field('company')).toHaveValue('The next one & Co');
  await expect(outcomes(page)).toHaveText([unsent.title, unsent.earlierTitle]);
  await expect(form.wholeMessage.first()).toHaveValue(/The second of two/);
  await expect(form.wholeMessage.first()).toBeVisible();
  await expect(form.panelTitle).not.toBeFocused();
  const earlier = page.getByRole('region', { name: unsent.earlierTitle });
  await expect(earlier).toContainText('The first of two');
  await expect(earlier.locator('textarea')).toBeHidden();
  expect(form.pageEvents.mailLinks).toHaveLength(2);

  await form.field('company').fill('');
  await page.getByRole('button', { name: unsent.remove }).last().click();
  await expect(form.root).toBeFocused();
  await form.done.click();
  await expect(outcomes(page)).toHaveText([contactForm.sent.visitor.title]);
  await expect(outcomes(page)).toBeFocused();
  await page.reload();
  await form.expectReady();
  await expect(outcomes(page)).toHaveCount(0);
  await form.expectNothingKept();
});

test('F11 the outcome of an earlier inquiry goes with the next one', async ({ form, page }) => {
  const sent = contactForm.sent.service.title;
  const inquiry = await form.fallBack();
  for (const [next, answer, shown] of [
    // The same again: it is listed once.
    [inquiry, 412, [unsent.title]],
    [inquiry, 200, [sent]],
    [newInquiry(), 412, [unsent.title]],
    [newInquiry(), 200, [sent, unsent.title]],
  ] as const) {
    await form.submit(next, answer);
    await expect(outcomes(page)).toHaveText(shown);
    await expect(outcomes(page).first()).toBeFocused();
  }
});

for (const { who, place, followed } of [
  { who: 'has moved on', place: 'footer a >> nth=-1', followed: false },
  { who: 'pressed beside the form', place: '#contact', followed: true },
]) {
  test(`F6 Q2 the confirmation ${followed ? 'takes' : 'leaves'} the focus of a visitor who ${who}`, async ({
    form,
    page,
  }) => {
    const unblock = await holdResponse(form);
    await form.openAndSubmit();
    const elsewhere = page.locator(place);
    await elsewhere.focus();
    unblock();
    await expect(form.toast(contactForm.toasts.sent.title)).toBeVisible();
    await expect(followed ? form.confirmation : elsewhere).toBeFocused();
    await expect(followed ? form.confirmation : elsewhere).toBeInViewport();
    await form.expectNothingKept();
  });
}

test('F15 what comes under the open menu waits until it is closed', async ({ form, page }) => {
  const unblock = await holdResponse(form);
  await form.openAndSubmit();
  const menu = page.getByRole('button', { name: site.header.menu, exact: true });
  await menu.click();
  unblock();
  await expect(form.confirmation).toBeAttached();
  const toast = form.toast(contactForm.toasts.sent.title);
  await expect(toast).toHaveCount(0);
  await expect(form.confirmation).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form.confirmation).toBeFocused();
  await expect(form.confirmation).toBeInViewport({ ratio: 1 });
  await expect(toast).toBeVisible();
  // Opened while the toast is there, too.
  await menu.click();
  await expect(toast).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(toast).toBeVisible();
});

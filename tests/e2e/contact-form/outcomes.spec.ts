import type { Page } from '@playwright/test';
import { contactForm } from '../../../src/content/contact-form.ts';
import { site } from '../../../src/content/site.ts';
import { holdResponse } from '../support/faults.ts';
import { newInquiry } from '../support/new-inquiry.ts';
import { stopAnimations, stopLongTimers } from '../support/page-state.ts';
import { expect, phoneTest as test } from '../support/test.ts';

const { unsent } = contactForm;

/** The titles of what is above the form, from the top. */
const outcomes = (page: Page) =>
  page.locator('#contact section').getByRole('heading', { level: 4 });

/** Runs in the page: whether all of an element is in view and nothing covers it. */
const isUncovered = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [left + 1, right - 1].every((x) =>
    [top + 1, bottom - 1].every((y) => element.contains(document.elementFromPoint(x, y))),
  );
};

for (const [width, height, isRoomy] of [
  [320, 256, false],
  [390, 844, true],
  [1280, 800, true],
] as const) {
  test(`F15 at ${width} x ${height} px no toast covers ${isRoomy ? 'an outcome' : 'its title'}`, async ({
    form,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await stopLongTimers(page);
    await form.fallBack();
    const toast = form.toast(contactForm.toasts.unsent.title);
    await expect(toast).toBeInViewport({ ratio: 1 });
    await expect.poll(() => form.unsentTitle.evaluate(isUncovered)).toBe(true);
    const panel = page.getByRole('region', { name: unsent.title });
    const boxes = [toast, isRoomy ? panel : form.unsentTitle].map((part) => part.boundingBox());
    const [one, other] = await Promise.all(boxes);
    if (!one || !other) throw new Error('The toast or the panel has gone.');
    const isBeside = one.x + one.width < other.x;
    const isAbove = one.y + one.height < other.y;
    const isBelow = one.y > other.y + other.height;
    expect(isBeside || isAbove || isBelow, 'apart').toBe(true);
  });
}

test('F11 a second tap on "Send Message" presses nothing in a panel, and checks no emptied form', async ({
  form,
  page,
}) => {
  const goOn = await stopAnimations(page);
  await form.fallBack();
  for (const button of [form.done, form.send]) await button.click({ force: true });
  await expect(form.unsentTitle).toBeVisible();
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  await goOn();
  await form.done.click();
  await expect(form.unsentTitle).toHaveCount(0);
  await form.send.click();
  await expect(page.locator('[aria-invalid]').first()).toBeVisible();
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

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await copy.click();
  await expect(page.getByText(unsent.copyFailed)).toBeVisible();
  await expect(form.wholeMessage).toBeFocused();
  const selected = await form.wholeMessage.evaluate((field: HTMLTextAreaElement) =>
    field.value.slice(field.selectionStart, field.selectionEnd),
  );
  expect(selected).toBe(whole);
  expect(selected).toContain(inquiry.message);
});

test('F11 a reload restores two unsent inquiries, the newest one whole', async ({ form, page }) => {
  await form.fallBack(newInquiry({ message: 'The first of two' }));
  await form.submit(newInquiry({ message: 'The second of two' }));
  await expect.poll(() => form.pageEvents.mailLinks).toHaveLength(2);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(outcomes(page)).toHaveText([unsent.title, unsent.earlierTitle]);
  await expect(form.wholeMessage.first()).toHaveValue(/The second of two/);
  await expect(form.wholeMessage.first()).toBeVisible();
  await expect(form.unsentTitle).not.toBeFocused();
  const earlier = page.getByRole('region', { name: unsent.earlierTitle });
  await expect(earlier).toContainText('The first of two');
  await expect(earlier.locator('textarea')).toBeHidden();
  expect(form.pageEvents.mailLinks).toHaveLength(2);

  await page.getByRole('button', { name: unsent.remove }).last().click();
  await expect(form.root).toBeFocused();
  await form.done.click();
  await expect(outcomes(page)).toHaveText([contactForm.sent.visitor.title]);
  await expect(outcomes(page)).toBeFocused();
  await form.expectNothingKept();
});

test('F6 Q2 the confirmation takes the focus, or its toast is announced, if the visitor has moved on', async ({
  form,
  page,
}) => {
  await form.open();
  const pressedBesideTheForm = page.locator('#contact');
  const movedOn = page.locator('footer a').last();
  const toast = form.toast(contactForm.toasts.sent.title);
  for (const [place, focused] of [
    [pressedBesideTheForm, form.sentTitle],
    [movedOn, movedOn],
  ] as const) {
    const unblock = await holdResponse(form);
    await form.submit(newInquiry());
    await place.focus();
    unblock();
    await expect(form.send).toHaveText(contactForm.send);
    await expect(focused).toBeFocused();
    await expect(focused).toBeInViewport();
    const isSilent = focused !== movedOn;
    await expect(toast).toHaveCount(1);
    expect(await toast.getAttribute('aria-live')).toBe(isSilent ? 'off' : null);
    await toast.getByRole('button').click();
    await expect(toast).toHaveCount(0);
    await form.expectNothingKept();
  }
});

test('F15 what comes under the open menu waits until it is closed', async ({ form, page }) => {
  const unblock = await holdResponse(form);
  await form.openAndSubmit();
  const menu = page.getByRole('button', { name: site.header.menu, exact: true });
  await menu.click();
  unblock();
  await expect(form.sentTitle).toBeAttached();
  const toast = form.toast(contactForm.toasts.sent.title);
  await expect(toast).toHaveCount(0);
  await expect(form.sentTitle).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form.sentTitle).toBeFocused();
  await expect(form.sentTitle).toBeInViewport({ ratio: 1 });
  await expect(toast).toBeVisible();
  // Opened while the toast is there, too.
  await menu.click();
  await expect(toast).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(toast).toBeVisible();
});

test('Q2 what takes the focus after a press has a ring where the visitor uses the keyboard', async ({
  form,
  page,
}) => {
  const hasRing = (element: Element) => getComputedStyle(element).outlineStyle !== 'none';
  const messages = ['The first of two', 'The second of two'];
  for (const message of messages) await form.fallBack(newInquiry({ message }));
  const remove = page.getByRole('button', { name: unsent.remove });
  expect(await form.unsentTitle.evaluate(hasRing), 'an outcome, by pointer').toBe(false);
  await remove.last().click();
  await expect(form.root).toBeFocused();
  expect(await form.root.evaluate(hasRing), 'the form, by pointer').toBe(false);
  await remove.press('Enter');
  await expect(form.root).toBeFocused();
  expect(await form.root.evaluate(hasRing), 'the form, by key').toBe(true);
  await form.fill(newInquiry());
  await form.send.press('Enter');
  await expect(form.unsentTitle).toBeFocused();
  expect(await form.unsentTitle.evaluate(hasRing), 'an outcome, by key').toBe(true);
});

import type { Page } from '@playwright/test';
import { contactForm } from '../../../src/content/contact-form.ts';
import { focusByKeyboard, menuButton, tooltipOf } from '../support/controls.ts';
import { holdResponse } from '../support/faults.ts';
import { newInquiry } from '../support/new-inquiry.ts';
import { finishAnimations, stopAnimations, stopLongTimers } from '../support/page-state.ts';
import { expect, phoneTest as test } from '../support/test.ts';

const { unsent } = contactForm;

/** The titles of what is above the form, from the top. */
const outcomes = (page: Page) =>
  page.locator('#contact section').getByRole('heading', { level: 4 });

/** Runs in the page. */
const hasRing = (element: Element) => getComputedStyle(element).outlineStyle !== 'none';

test('F15 Q2 no toast covers the title of an outcome, even in a small window, or stays when that goes', async ({
  form,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await stopLongTimers(page);
  await form.fallBack();
  await expect(form.toast(contactForm.toasts.unsent.title)).toBeInViewport({ ratio: 1 });
  await form.unsentTitle.click({ trial: true });
  await finishAnimations(page);
  await form.done.click();
  await expect(form.toast(contactForm.toasts.unsent.title)).toBeHidden();
});

test('F11 a second tap presses nothing, and "Copy message" confirms a copy or selects the text', async ({
  form,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  const goOn = await stopAnimations(page);
  const inquiry = await form.fallBack();
  for (const button of [form.done, form.send]) await button.click({ force: true });
  await expect(form.unsentTitle).toBeVisible();
  await expect(form.invalid).toHaveCount(0);
  await goOn();
  await finishAnimations(page);

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

test('F11 Q2 a reload restores two unsent inquiries, and what takes the focus after a key has a ring', async ({
  form,
  page,
}) => {
  await form.fallBack(newInquiry({ message: 'The first of two' }));
  await finishAnimations(page);
  await form.submit(newInquiry({ message: 'The second of two' }));
  await expect.poll(() => form.pageEvents.mailLinks).toHaveLength(2);
  await expect(form.unsentTitle).toBeFocused();
  expect(await form.unsentTitle.evaluate(hasRing), 'an outcome, by pointer').toBe(false);
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

  await page.getByRole('button', { name: unsent.remove }).last().press('Enter');
  await expect(form.root).toBeFocused();
  expect(await form.root.evaluate(hasRing), 'the form, by key').toBe(true);
  await form.done.press('Enter');
  await expect(outcomes(page)).toHaveText([contactForm.sent.visitor.title]);
  await expect(outcomes(page)).toBeFocused();
  expect(await outcomes(page).evaluate(hasRing), 'an outcome, by key').toBe(true);
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
  }
});

test('F15 H16 what comes under the open menu waits until it is closed, and a toast’s button has a tooltip', async ({
  form,
  page,
}) => {
  await stopLongTimers(page);
  const unblock = await holdResponse(form);
  await form.openAndSubmit();
  await menuButton(page).click();
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
  await menuButton(page).click();
  await expect(toast).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(toast).toBeVisible();

  const close = toast.getByRole('button', { name: contactForm.toasts.close });
  await focusByKeyboard(close);
  await expect(tooltipOf(close)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(tooltipOf(close)).toBeHidden();
  await expect(toast).toBeVisible();
});

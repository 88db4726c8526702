import { emptyInquiry } from '../../../src/contact-form/fields.ts';
import { agency, contactForm, site } from '../../content.ts';
import { bodyOf } from '../support/mail-body.ts';
import { newInquiry } from '../support/new-inquiry.ts';
import { stopLongTimers } from '../support/page-state.ts';
import { expect, test } from '../support/test.ts';

const { unsent } = contactForm;

test('F4 F9 F11 the mail client opens without a prompt, with every field, and again', {
  tag: '@browser',
}, async ({ form, page, pageEvents }) => {
  // Links with any text are tested in tests/unit/contact-form/mail-link.test.ts.
  const inquiry = newInquiry({
    company: 'A&B #1',
    message: '100% of callers + friends\nask: "قريبا؟"',
  });
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  await form.fallBack(inquiry);
  await expect.poll(() => pageEvents.mailLinks).toHaveLength(1);
  const [link = ''] = pageEvents.mailLinks;
  expect(link.startsWith(`mailto:${agency.email}?subject=`)).toBe(true);
  for (const value of Object.values(inquiry)) expect(bodyOf(link)).toContain(value);
  await page.getByRole('link', { name: unsent.again }).click();
  await expect.poll(() => pageEvents.mailLinks).toEqual([link, link]);
  expect(questions).toEqual([]);
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
  [844, 300],
  [390, 844],
  [768, 1024],
  [1280, 800],
] as const) {
  test(`F11 F15 Q2 at ${width} x ${height} px no toast covers an outcome: sent, unsent, failed`, async ({
    form,
    page,
  }) => {
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
        const box = await toast.boundingBox();
        const outcome = await heading.locator('xpath=..').boundingBox();
        const isBeside = (box?.x ?? 0) + (box?.width ?? 0) < (outcome?.x ?? 0);
        const isAbove = (box?.y ?? 0) + (box?.height ?? 0) < (outcome?.y ?? 0);
        expect(isBeside || isAbove, `${toastTitle} beside or above`).toBe(true);
      }
      await toast.getByRole('button').click();
      await expect(toast).toHaveCount(0);
    };
    await expectClear(contactForm.sent.service.title, contactForm.toasts.sent.title);
    await form.breakMailLink();
    await form.submit(newInquiry(), 412);
    await expectClear(contactForm.failed.title, contactForm.toasts.failed.title);
    await form.send.click();
    await expectClear(unsent.title, contactForm.toasts.unsent.title);
    expect(await form.values()).toEqual(emptyInquiry);
  });
}

test('F11 a second tap on "Send Message" presses nothing in a panel that appears or moves there', async ({
  form,
  page,
}) => {
  // No time passes in animations, however slow the machine is.
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  const setPlaybackRate = (playbackRate: number) =>
    session.send('Animation.setPlaybackRate', { playbackRate });
  await setPlaybackRate(0);
  await form.fallBack();
  await form.done.click({ force: true });
  await expect(form.panelTitle).toBeVisible();

  await form.submit(newInquiry({ message: 'The second of two' }), 200);
  await expect(form.confirmation).toBeVisible();
  await form.done.click({ force: true });
  await expect(form.panelTitle).toBeVisible();
  await setPlaybackRate(1);
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

  await page.evaluate(() => {
    navigator.clipboard.writeText = () =>
      Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
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

test('F11 F12 several unsent: newest first, then compact; a reload restores them, even out of cleared storage', async ({
  form,
  page,
  pageEvents,
}) => {
  for (const message of ['The first of three', 'The second of three']) {
    await form.fallBack(newInquiry({ message }));
  }
  await form.submit(newInquiry({ message: 'The third of three' }));
  await expect.poll(() => pageEvents.mailLinks).toHaveLength(3);
  await form.field('company').fill('The next one & Co');
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(form.field('company')).toHaveValue('The next one & Co');
  const panels = page
    .locator('#contact section')
    .filter({ has: page.getByRole('link', { name: unsent.again }) });
  await expect(panels).toHaveCount(3);
  for (const [index, name] of ['third', 'second', 'first'].entries()) {
    await expect(panels.nth(index).locator('textarea')).toHaveValue(new RegExp(`The ${name} of`));
  }
  await expect(form.panelTitle).not.toBeFocused();
  await expect(form.wholeMessage.first()).toBeVisible();
  const [newest, earlier] = await Promise.all([
    panels.first().boundingBox(),
    panels.last().boundingBox(),
  ]);
  expect(earlier?.height).toBeLessThan((newest?.height ?? 0) / 2);
  await expect(panels.last()).toContainText('The first of three');
  expect(pageEvents.mailLinks).toHaveLength(3);

  await form.field('company').fill('');
  await panels.last().getByRole('button', { name: unsent.remove }).click();
  await expect(form.root).toBeFocused();
  await expect(panels).toHaveCount(2);
  await form.done.first().click();
  const thanks = page.getByRole('heading', { name: contactForm.sent.visitor.title });
  await expect(thanks).toBeFocused();
  await form.done.click();
  await expect(panels).toHaveCount(0);
  await page.reload();
  await form.expectReady();
  await expect(panels).toHaveCount(0);
  await form.expectNothingKept();
});

test('R5 F11 a panel that crashes leaves its text on the page, and the form as it is', async ({
  form,
  page,
}) => {
  const { message } = await form.fallBack();
  form.pageEvents.expectMessage(/no link today/);
  await page.evaluate(() => {
    const encode = encodeURIComponent;
    globalThis.encodeURIComponent = (text) => {
      if (String(text).includes('\r\n')) throw new URIError('no link today');
      return encode(text);
    };
  });
  // Draws the panel again.
  await page.getByRole('button', { name: unsent.copy }).click();
  await expect(form.crashScreen).toContainText('no link today');
  const typed = form.crashScreen.getByLabel(contactForm.crashed.typed);
  expect(await typed.inputValue()).toContain(message);
  await form.field('company').fill('The next one & Co');
  await form.expectReady();
});

test('F6 F11 the outcome of an earlier inquiry goes with the next one, and an unsent one goes when it is sent after all', async ({
  form,
}) => {
  const inquiry = await form.fallBack();
  await form.submit(inquiry, 200);
  await expect(form.confirmation).toBeFocused();
  await expect(form.panelTitle).toHaveCount(0);
  await form.submit(newInquiry(), 412);
  await expect(form.panelTitle).toBeFocused();
  await expect(form.confirmation).toHaveCount(0);
  await form.submit(newInquiry(), 200);
  await expect(form.confirmation).toBeFocused();
  await expect(form.panelTitle).toHaveCount(1);
  const [sent, left] = await Promise.all([
    form.confirmation.boundingBox(),
    form.panelTitle.boundingBox(),
  ]);
  expect(sent?.y).toBeLessThan(left?.y ?? 0);
});

test('F6 Q2 an answer that comes when the visitor has moved on leaves the focus where it is, and nothing in the tab', async ({
  form,
  page,
}) => {
  await form.openFilled();
  const unblock = await form.holdResponse();
  await form.send.click();
  const elsewhere = page.locator('footer a').last();
  await elsewhere.focus();
  unblock();
  await expect(form.toast(contactForm.toasts.sent.title)).toBeVisible();
  await expect(form.confirmation).toBeAttached();
  await form.expectNothingKept();
  await expect(elsewhere).toBeFocused();
  await expect(elsewhere).toBeInViewport();
});

test('F6 Q2 an answer takes the focus from a visitor who has pressed beside the form', async ({
  form,
  page,
}) => {
  await form.openFilled();
  const unblock = await form.holdResponse();
  await form.send.click();
  await page.locator('#contact').focus();
  unblock();
  await expect(form.confirmation).toBeFocused();
});

test('F11 F15 an answer that comes under the open menu waits: toast, focus and outcome come when it is closed', async ({
  form,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await form.openFilled();
  const unblock = await form.holdResponse();
  await form.send.click();
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

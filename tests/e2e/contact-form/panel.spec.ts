import { emptyInquiry } from '../../../src/contact-form/fields.ts';
import { agency, contactForm } from '../../content.ts';
import { bodyOf } from '../support/mail-body.ts';
import { newInquiry } from '../support/new-inquiry.ts';
import { narrow } from '../support/page-state.ts';
import { stopLongTimers } from '../support/states.ts';
import { expect, test } from '../support/test.ts';

const { panel } = contactForm;

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
  await page.getByRole('link', { name: panel.again }).click();
  await expect.poll(() => pageEvents.mailLinks).toEqual([link, link]);
  expect(questions).toEqual([]);
  await expect(form.panelTitle).toBeVisible();
});

test('F11 the panel is above the empty form, and no toast covers it', async ({ form, page }) => {
  await stopLongTimers(page);
  await form.fallBack();
  expect(await form.values()).toEqual(emptyInquiry);
  const toast = form.toast(contactForm.toasts.unsent.title);
  const section = page.getByRole('region', { name: panel.title });
  for (const width of [narrow.width, 768, 1366]) {
    await page.setViewportSize({ width, height: 740 });
    await section.evaluate((element) => element.scrollIntoView());
    const [above, below] = await Promise.all([toast.boundingBox(), section.boundingBox()]);
    if (!above || !below) throw new Error('The toast or the panel is not shown.');
    const isBeside = above.x >= below.x + below.width || above.x + above.width <= below.x;
    const isAbove = above.y >= below.y + below.height || above.y + above.height <= below.y;
    expect(isBeside || isAbove, `${width} px`).toBe(true);
    const message = await form.wholeMessage.boundingBox();
    const first = await form.field('firstName').boundingBox();
    expect(first?.y).toBeGreaterThan((message?.y ?? 0) + (message?.height ?? 0));
  }
});

/** Runs in the page: whether all of an element is in view and nothing covers it. */
const isUncovered = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [left + 1, right - 1].every((x) =>
    [top + 1, bottom - 1].every((y) => document.elementFromPoint(x, y) === element),
  );
};

for (const size of [
  { width: 320, height: 256 },
  { width: 844, height: 300 },
]) {
  test(`F11 Q2 at ${size.width} x ${size.height} px the outcome’s heading is in view, and no toast covers it`, async ({
    form,
    page,
  }) => {
    await page.setViewportSize(size);
    await stopLongTimers(page);
    await form.fallBack();
    await expect(form.toast(contactForm.toasts.unsent.title)).toBeVisible();
    await expect.poll(() => form.panelTitle.evaluate(isUncovered)).toBe(true);
  });
}

test('F11 a second tap on "Send Message" presses nothing in the panel that appears there', async ({
  form,
  page,
}) => {
  await form.openFilled();
  await form.expectReady();
  // As soon as the button is drawn: a second tap comes within a second.
  const hit = page.evaluate((label) => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const check = () => {
      const button = [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === label,
      );
      if (!button) return requestAnimationFrame(check);
      const { x, y, width, height } = button.getBoundingClientRect();
      return resolve(document.elementFromPoint(x + width / 2, y + height / 2) === button);
    };
    check();
    return promise;
  }, panel.done);
  await form.answer(400);
  await form.send.click();
  expect(await hit).toBe(false);
  await page.getByRole('button', { name: panel.done }).click();
  await expect(form.panelTitle).toHaveCount(0);
});

test('F11 "Copy message" confirms a copy, or selects the text', async ({ form, page, context }) => {
  const inquiry = newInquiry();
  await context.grantPermissions(['clipboard-write']);
  await form.fallBack(inquiry);
  const copy = page.getByRole('button', { name: panel.copy });
  await copy.click();
  await expect(page.getByRole('status').getByText(panel.copied)).toBeVisible();
  const whole = await form.wholeMessage.inputValue();
  await form.field('message').press('ControlOrMeta+v');
  await expect(form.field('message')).toHaveValue(whole);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () =>
      Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
  });
  await copy.click();
  await expect(page.getByText(panel.copyFailed)).toBeVisible();
  await expect(form.wholeMessage).toBeFocused();
  const selected = await form.wholeMessage.evaluate((field: HTMLTextAreaElement) =>
    field.value.slice(field.selectionStart, field.selectionEnd),
  );
  expect(selected).toBe(whole);
  expect(selected).toContain(inquiry.message);
});

/** Runs in the page: waits until it no longer scrolls. */
const scrollEnded = () =>
  new Promise<void>((resolve) => {
    let [top, frames] = [scrollY, 0];
    const check = () => {
      frames = scrollY === top ? frames + 1 : 0;
      top = scrollY;
      if (frames > 20) resolve();
      else requestAnimationFrame(check);
    };
    check();
  });

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('F11 a message that was put back is in view', async ({ form, page }) => {
    const inquiry = await form.fallBack();
    await form.putBack.click();
    await expect(form.root).toBeFocused();
    await page.evaluate(scrollEnded);
    await expect(form.field('firstName')).toBeInViewport({ ratio: 1 });
    expect(await form.values()).toEqual(inquiry);
  });
});

test('F11 F12 a reload restores panels and text, even out of cleared storage, but no emailed panel', async ({
  form,
  page,
  pageEvents,
}) => {
  const first = newInquiry({ message: 'The first of two' });
  await form.fallBack(first);
  expect(await form.values()).toEqual(emptyInquiry);
  const second = newInquiry({ message: 'The second of two' });
  await form.submit(second, 412);
  await expect(form.wholeMessage).toHaveCount(2);
  await expect.poll(() => pageEvents.mailLinks).toHaveLength(2);
  await form.field('company').fill('The next one & Co');
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(form.field('company')).toHaveValue('The next one & Co');
  await expect(form.wholeMessage.first()).toHaveValue(new RegExp(second.message));
  await expect(form.wholeMessage.last()).toHaveValue(new RegExp(first.message));
  await expect(form.panelTitle.first()).not.toBeFocused();
  expect(pageEvents.mailLinks).toHaveLength(2);

  await form.field('company').fill('');
  const done = page.getByRole('button', { name: panel.done });
  await done.first().click();
  await expect(form.wholeMessage).toHaveCount(1);
  await done.click();
  const thanks = page.getByRole('heading', { name: contactForm.confirmation.mailed.title });
  await expect(thanks).toBeFocused();
  await page.reload();
  await form.expectReady();
  await expect(form.panelTitle).toBeHidden();
  await form.expectNothingKept();
});

test('F11 F12 "Put my message back" fills the form only if it is empty, and the message can be sent or deleted for good', async ({
  form,
  page,
}) => {
  const inquiry = await form.fallBack();
  await form.field('message').fill('The next message');
  await form.putBack.click();
  await expect(page.getByRole('status').getByText(panel.formNotEmpty)).toBeVisible();
  await expect(form.field('message')).toHaveValue('The next message');
  await form.field('message').fill('');
  await form.putBack.click();
  await expect(form.root).toBeFocused();
  expect(await form.values()).toEqual(inquiry);
  expect(await form.savedDraft()).toEqual(inquiry);
  await expect(form.panelTitle).toHaveCount(0);
  await page.reload();
  await form.expectReady();
  expect(await form.values()).toEqual(inquiry);
  await expect(form.panelTitle).toHaveCount(0);
  await form.answer(200);
  await form.send.click();
  await expect(form.confirmation).toBeVisible();
  await form.expectNothingKept();
});

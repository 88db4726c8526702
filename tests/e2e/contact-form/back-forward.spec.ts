import type { Inquiry } from '../../../src/contact-form/fields.ts';
import { emptyInquiry } from '../../../src/contact-form/fields.ts';
import { agency, contactForm, pages } from '../../content.ts';
import { type ContactForm, sendRequest } from '../support/contact-form.ts';
import { newInquiry } from '../support/new-inquiry.ts';
import { expect, test } from '../support/test.ts';

/** The full browser goes back to the page as it was left; the headless shell, without a cache, loads it again. */
const isCached = () => test.info().project.name === 'browser';

/** Leaves by the form's own link, optionally uses another home page after that, and goes back to the first page. */
async function leaveAndComeBack(form: ContactForm, act?: () => Promise<unknown>): Promise<void> {
  const { page, root } = form;
  await page.evaluate(() => Object.assign(globalThis, { isOldPage: true }));
  await root.getByRole('link', { name: contactForm.privacy.link }).click();
  await expect(page).toHaveURL(pages.privacy.path);
  if (act) {
    await page.getByRole('banner').getByRole('link', { name: agency.name }).first().click();
    await form.root.scrollIntoViewIfNeeded();
    await form.expectReady();
    await act();
  }
  await page.evaluate((steps) => void setTimeout(() => history.go(steps)), act ? -2 : -1);
  await expect(page).toHaveURL('/#contact');
  expect(await page.evaluate(() => 'isOldPage' in globalThis)).toBe(isCached());
}

const old = newInquiry({
  company: 'Old Company',
  message: 'Please call me. My card number is 4111.',
});
const changes: readonly [string, Partial<Inquiry>][] = [
  ['edited', { message: 'Please call me.', company: '', lastName: 'Quill-Jones' }],
  ['deleted', emptyInquiry],
];

for (const { how, tag } of [
  { how: 'as it was left', tag: '@browser' },
  { how: 'that is loaded again', tag: [] },
]) {
  for (const [name, change] of changes) {
    test(`F12 going back to a page ${how} shows the text as a later page in the tab left it: ${name}`, {
      tag,
    }, async ({ form }) => {
      await form.openFilled(old);
      await form.expectReady();
      const later = { ...old, ...change };
      await leaveAndComeBack(form, async () => {
        expect(await form.values()).toEqual(old);
        await form.fill(later);
      });
      await form.expectReady();
      await expect.poll(() => form.values()).toEqual(later);
      if (!later.message) return form.expectNothingKept();
      await form.field('company').fill('Sent & Co');
      await form.send.click();
      await expect(form.confirmation).toBeVisible();
      expect(JSON.parse(form.requests[0] ?? '').template_params.message).toBe(later.message);
    });
  }

  test(`F11 F12 going back to a page ${how}: a sent inquiry is gone, an unsent one is in its panel, an emailed one does not come back`, {
    tag,
  }, async ({ form, page }) => {
    await form.openFilled(old);
    await form.expectReady();
    await leaveAndComeBack(form, async () => {
      await form.send.click();
      await expect(form.confirmation).toBeVisible();
      await form.submit(old, 412);
      await expect(form.panelTitle).toBeVisible();
    });
    await form.expectReady();
    await expect.poll(() => form.values()).toEqual(emptyInquiry);
    await expect(form.wholeMessage).toHaveValue(new RegExp(old.message));

    await leaveAndComeBack(form, async () => {
      await page.getByRole('button', { name: contactForm.panel.done }).click();
      await form.expectNothingKept();
    });
    await form.expectReady();
    await expect(form.wholeMessage).toHaveCount(0);
    await form.submit(newInquiry(), 412);
    await expect(form.wholeMessage).toHaveCount(1);
  });
}

test('F8 F12 going back to the page as it was left: the text is there, and a send continues and ends in the panel', {
  tag: '@browser',
}, async ({ form, page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const inquiry = await form.openFilled();
  await form.answer('hang');
  await form.expectReady();
  await leaveAndComeBack(form);
  expect(await form.values()).toEqual(inquiry);
  await form.send.click();
  await expect(form.send).toHaveText(contactForm.sending);
  await form.root.getByRole('link', { name: contactForm.privacy.link }).click();
  await expect(page).toHaveURL(pages.privacy.path);
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(form.panelTitle).toBeVisible({ timeout: 20_000 });
  expect(await form.findText(inquiry)).toEqual(['panel', 'mail draft', 'tab storage']);
});

const edited = { ...old, company: 'New Company' };
for (const { name, firstAnswer, later, laterAnswer, panels, values } of [
  { name: 'sent', firstAnswer: 503, later: old, laterAnswer: 200, panels: 0, values: emptyInquiry },
  { name: 'mailed', later: old, laterAnswer: 412, panels: 1, values: emptyInquiry },
  { name: 'deleted', firstAnswer: 503, later: emptyInquiry, panels: 0, values: emptyInquiry },
  { name: 'edited', firstAnswer: 503, later: edited, panels: 0, values: edited },
]) {
  test(`F8 F12 a failed attempt that ends after the inquiry was ${name} on another page has no consequence`, {
    tag: '@browser',
  }, async ({ form, page, pageEvents }) => {
    page.on('dialog', (dialog) => void dialog.accept());
    pageEvents.allowMessage(/status of (412|503)/);
    const { promise: isBack, resolve: comeBack } = Promise.withResolvers<void>();
    // One route for both pages: removing it would let the first request through.
    await page.route(sendRequest, async (route) => {
      if (form.requests.length > 1) return route.fulfill({ status: laterAnswer ?? 200, body: 'x' });
      await isBack;
      if (firstAnswer) await route.fulfill({ status: firstAnswer, body: 'x' });
    });
    await form.openFilled(old);
    await form.expectReady();
    await form.send.click();
    await expect(form.send).toHaveText(contactForm.sending);
    await leaveAndComeBack(form, async () => {
      await form.fill(later);
      if (!laterAnswer) return;
      await form.send.click();
      await expect(form.confirmation.or(form.panelTitle)).toBeVisible();
    });
    comeBack();
    await expect(form.send).toHaveText(contactForm.send, { timeout: 15_000 });
    expect(form.requests).toHaveLength(laterAnswer ? 2 : 1);
    await expect(form.confirmation).toHaveCount(0);
    await expect(form.wholeMessage).toHaveCount(panels);
    expect(await form.values()).toEqual(values);
    expect(pageEvents.mailLinks).toHaveLength(panels);
  });
}

test('F12 with full storage, going back shows what the browser has kept', async ({ form }) => {
  const { page } = form;
  const inquiry = await form.openFilled();
  await form.expectReady();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await form.field('message').press('ControlOrMeta+End');
  await form.field('message').pressSequentially(' And on Sundays?');
  await page.goto(pages.privacy.path);
  await page.goBack();
  await form.expectReady();
  expect((await form.values()).message).toBe(`${inquiry.message} And on Sundays?`);
});

import { emptyInquiry } from '../../../src/contact-form/fields.ts';
import { agency } from '../../../src/content/agency.ts';
import { contactForm } from '../../../src/content/contact-form.ts';
import type { ContactForm } from '../support/contact-form.ts';
import { newInquiry } from '../support/new-inquiry.ts';
import { expect, phoneTest as test } from '../support/test.ts';

test('F12 a reload restores the draft, which goes with its last text', async ({ form, page }) => {
  const typed = await form.openFilled();
  await form.expectReady();
  await form.field('message').fill('');
  await page.reload();
  await form.expectReady();
  expect(await form.values()).toEqual({ ...typed, message: '' });
  await form.fill(emptyInquiry);
  await form.expectNothingKept();
});

/** The full browser goes back to the page as it was left; the headless shell, without a cache, loads it again. */
const isCached = () => test.info().project.name === 'browser';

/** Leaves by the form's own link, optionally uses another home page after that, and goes back to the first page. */
async function leaveAndComeBack(form: ContactForm, act?: () => Promise<unknown>): Promise<void> {
  const { page, root } = form;
  await page.evaluate(() => Object.assign(globalThis, { isOldPage: true }));
  await root.getByRole('link', { name: contactForm.privacy.link }).click();
  await expect(page).toHaveURL(contactForm.privacy.href);
  if (act) {
    await page.getByRole('banner').getByRole('link', { name: agency.name }).first().click();
    await form.root.scrollIntoViewIfNeeded();
    await form.expectReady();
    await act();
  }
  await page.evaluate((steps) => void setTimeout(() => history.go(steps)), act ? -2 : -1);
  await expect(page).toHaveURL('/#contact');
  expect(await page.evaluate(() => 'isOldPage' in globalThis)).toBe(isCached());
  await form.expectReady();
}

for (const { how, tag } of [
  { how: 'as it was left', tag: '@browser' },
  { how: 'that is loaded again', tag: [] },
]) {
  test(`F11 F12 going back to a page ${how} shows what a later page of the tab left`, {
    tag,
  }, async ({ form }) => {
    const old = await form.openFilled();
    await form.expectReady();
    const edited = { ...old, company: '', message: 'Please call me.' };
    await leaveAndComeBack(form, () => form.fill(edited));
    await expect.poll(() => form.values()).toEqual(edited);

    await leaveAndComeBack(form, async () => {
      await form.submit(newInquiry({ message: 'The next message' }), 412);
      await expect(form.unsentTitle).toBeVisible();
    });
    await expect.poll(() => form.values()).toEqual(emptyInquiry);
    await expect(form.wholeMessage).toHaveValue(/The next message/);

    await leaveAndComeBack(form, () => form.done.click());
    await expect(form.wholeMessage).toHaveCount(0);
    await form.expectNothingKept();
  });
}

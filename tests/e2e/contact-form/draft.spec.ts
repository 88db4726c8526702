import { emptyInquiry } from '../../../src/contact-form/fields.ts';
import { agency } from '../../../src/content/agency.ts';
import { contactForm } from '../../../src/content/contact-form.ts';
import { newInquiry } from '../support/new-inquiry.ts';
import { expect, phoneTest as test } from '../support/test.ts';

/** The full browser goes back to the page as it was left; the headless shell, without a cache, loads it again. */
const isCached = () => test.info().project.name === 'browser';

for (const { how, tag } of [
  { how: 'as it was left', tag: '@browser' },
  { how: 'that is loaded again', tag: [] },
]) {
  test(`F11 F12 going back to a page ${how} shows what a later page of the tab left`, {
    tag,
  }, async ({ form, page }) => {
    await form.openFilled();
    await form.expectReady();
    await page.evaluate(() => Object.assign(globalThis, { isOldPage: true }));
    await form.root.getByRole('link', { name: contactForm.privacy.link }).click();
    await expect(page).toHaveURL(contactForm.privacy.href);

    await page.getByRole('banner').getByRole('link', { name: agency.name }).first().click();
    await form.root.scrollIntoViewIfNeeded();
    await form.expectReady();
    await form.submit(newInquiry({ message: 'The next message' }), 412);
    await expect(form.unsentTitle).toBeVisible();
    const draft = { ...emptyInquiry, company: 'Quill Plumbing' };
    await form.fill(draft);

    await page.evaluate(() => void setTimeout(() => history.go(-2)));
    await expect(page).toHaveURL('/#contact');
    expect(await page.evaluate(() => 'isOldPage' in globalThis)).toBe(isCached());
    await form.expectReady();
    await expect.poll(() => form.values()).toEqual(draft);
    await expect(form.wholeMessage).toHaveValue(/The next message/);
  });
}

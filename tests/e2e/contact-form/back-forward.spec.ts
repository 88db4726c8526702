import { agency, contactForm, pages } from '../../content.ts';
import type { ContactForm } from '../contact-form.ts';
import { inboxOf } from '../inbox.ts';
import { emptyInquiry, newInquiry } from '../new-inquiry.ts';
import { failScripts } from '../script-faults.ts';
import { expect, test } from '../test.ts';

/** Goes to another page by the form's own link, and perhaps on to a third one, and back to the page as it was left. */
async function leaveAndComeBack(
  { page, root }: ContactForm,
  goOn?: () => Promise<unknown>,
): Promise<void> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted }));
  });
  await root.getByRole('link', { name: contactForm.privacy.link }).click();
  await expect(page).toHaveURL(pages.privacy.path);
  await goOn?.();
  await page.evaluate((steps) => history.go(steps), goOn ? -2 : -1);
  // Without this the page would be a new one, and the test would show nothing.
  const isPersisted = () => page.evaluate(() => Reflect.get(globalThis, 'persisted'));
  await expect.poll(() => isPersisted().catch(() => false)).toBe(true);
}

/** Goes on to another home page in the same tab before it goes back. */
const useSecondHome = (form: ContactForm, act: () => Promise<unknown>) =>
  leaveAndComeBack(form, async () => {
    await form.page.getByRole('banner').getByRole('link', { name: agency.name }).first().click();
    await form.root.scrollIntoViewIfNeeded();
    await form.expectReady();
    await act();
  });

test('F8 F12 going back to the page as it was left: the text is there, and a send goes on and ends in the panel', {
  tag: '@browser',
}, async ({ form }) => {
  const inquiry = await form.openFilled();
  await inboxOf(inquiry.email).answer('hang');
  await leaveAndComeBack(form);
  expect(await form.values()).toEqual(inquiry);
  await form.send.click();
  await expect(form.send).toHaveText(contactForm.sending);
  await leaveAndComeBack(form);
  // The clock of the page is paused while it is in the cache.
  await expect(form.panelTitle).toBeVisible({ timeout: 20_000 });
  expect(await form.wholeMessage.inputValue()).toContain(inquiry.message);
  expect(await inboxOf(inquiry.email).attempts()).toHaveLength(1);
});

test('F12 going back shows the text as another home page of the tab left it: extended, or sent', {
  tag: '@browser',
}, async ({ form }) => {
  const inquiry = await form.openFilled();
  const extended = { ...inquiry, message: `${inquiry.message} And on Sundays?` };
  await useSecondHome(form, async () => {
    expect(await form.values()).toEqual(inquiry);
    await form.fill(extended);
  });
  await expect.poll(() => form.values()).toEqual(extended);
  await form.field('company').press('End');
  await form.field('company').pressSequentially('!');
  expect((await form.savedDraft())?.['message']).toBe(extended.message);

  await useSecondHome(form, async () => {
    await form.send.click();
    await expect(form.confirmation).toBeVisible();
  });
  await expect.poll(() => form.values()).toEqual(emptyInquiry);
  expect(await form.savedDraft()).toBeNull();
});

test('F3 going back to errors after another home page of the tab has sent the inquiry: they are gone', {
  tag: '@browser',
}, async ({ form }) => {
  const inquiry = newInquiry();
  await form.open();
  await form.expectReady();
  await form.submit({ ...inquiry, email: '' });
  const errors = form.page.locator('[aria-invalid]');
  await expect(errors).toHaveCount(1);
  await useSecondHome(form, async () => {
    await form.submit(inquiry);
    await expect(form.confirmation).toBeVisible();
  });
  await expect.poll(() => form.values()).toEqual(emptyInquiry);
  await expect(errors).toHaveCount(0);
});

test('P3 a submit that waited for code when the page was left is not sent by going back', {
  tag: '@browser',
}, async ({ form, page }) => {
  const release = await failScripts(page, 'form', 'late');
  await form.open();
  const inquiry = newInquiry();
  await form.fill(inquiry);
  await form.send.click();
  await expect(page.locator('[data-held]')).toBeAttached();
  await leaveAndComeBack(form);
  // At once: the wait for the code would end by itself.
  expect(await page.locator('[data-held]').count()).toBe(0);
  release();
  await form.expectReady();
  expect(await form.values()).toEqual(inquiry);
  expect(await inboxOf(inquiry.email).attempts()).toEqual([]);
});

test('F11 an inquiry that fell back on another home page of the tab is shown on going back, and kept through a send', {
  tag: '@browser',
}, async ({ form }) => {
  await form.open();
  await form.expectReady();
  const inquiry = newInquiry();
  await useSecondHome(form, async () => {
    await form.submit(inquiry, 'garbage');
    await expect(form.panelTitle).toBeVisible();
  });
  await expect(form.panelTitle).toBeVisible();
  await form.submit(newInquiry());
  await expect(form.confirmation).toBeVisible();
  expect((await form.savedFallbacks()).map((saved) => saved.inquiry)).toEqual([inquiry]);
  await form.page.reload();
  expect(await form.wholeMessage.inputValue()).toContain(inquiry.message);

  await form.expectReady();
  await useSecondHome(form, () =>
    form.page.getByRole('button', { name: contactForm.panel.done }).click(),
  );
  await expect(form.panelTitle).toBeHidden();
});

import { agency, contactForm, pages } from '../../content.ts';
import type { ContactForm } from '../contact-form.ts';
import { inboxOf } from '../inbox.ts';
import { emptyInquiry, newInquiry } from '../new-inquiry.ts';
import { expect, test } from '../test.ts';

/** The whole browser goes back to the page as it was left; its headless shell, without a cache, loads the page again. */
const isCached = () => test.info().project.name === 'browser';

/** Goes to another page by the form's own link, perhaps uses another home page after it, and goes back to the first. */
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

const extend = (inquiry: ReturnType<typeof newInquiry>) => ({
  ...inquiry,
  message: `${inquiry.message} And on Sundays?`,
});

for (const { how, tag } of [
  { how: 'as it was left', tag: '@browser' },
  { how: 'that is loaded again', tag: [] },
]) {
  test(`F12 going back to a page ${how} shows the text as another home page of the tab left it: extended, or sent`, {
    tag,
  }, async ({ form }) => {
    const inquiry = await form.openFilled();
    const extended = extend(inquiry);
    await leaveAndComeBack(form, async () => {
      expect(await form.values()).toEqual(inquiry);
      await form.fill(extended);
    });
    await expect.poll(() => form.values()).toEqual(extended);
    await form.field('company').press('End');
    await form.field('company').pressSequentially('!');
    expect((await form.savedDraft())?.['message']).toBe(extended.message);

    await leaveAndComeBack(form, async () => {
      await form.send.click();
      await expect(form.confirmation).toBeVisible();
    });
    await expect.poll(() => form.values()).toEqual(emptyInquiry);
    expect(await form.savedDraft()).toBeNull();
  });
}

test('F12 going back, before the page has loaded, later text is sent', async ({ form, page }) => {
  const extended = extend(await form.openFilled());
  let unblock = () => {};
  await leaveAndComeBack(form, async () => {
    await form.fill(extended);
    unblock = await form.failFiles('print', 'late');
  });
  await form.root.scrollIntoViewIfNeeded();
  await form.expectReady();
  await form.send.click();
  await expect(form.confirmation).toBeVisible();
  unblock();
  await page.waitForLoadState();
  const [sent] = await inboxOf(extended.email).messages();
  expect(sent?.params['message']).toBe(extended.message);
});

test('F8 F12 going back to the page as it was left: the text is there, and a send goes on and ends in the panel', {
  tag: '@browser',
}, async ({ form }) => {
  const inquiry = await form.openFilled();
  await inboxOf(inquiry.email).setBehavior('hang');
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

test('P3 a submit that waited for code when the page was left is not sent by going back', {
  tag: '@browser',
}, async ({ form, page }) => {
  const unblock = await form.failFiles('form', 'late');
  const inquiry = await form.openFilled();
  await form.send.click();
  await expect(page.locator('[data-held]')).toBeAttached();
  await leaveAndComeBack(form);
  // At once: the wait for the code would end by itself.
  expect(await page.locator('[data-held]').count()).toBe(0);
  unblock();
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
  await leaveAndComeBack(form, async () => {
    await form.submit(inquiry, 'garbage');
    await expect(form.panelTitle).toBeVisible();
  });
  await expect(form.panelTitle).toBeVisible();
  await form.submit(newInquiry());
  await expect(form.confirmation).toBeVisible();
  expect((await form.savedFallbacks()).map((saved) => saved.inquiry)).toEqual([inquiry]);
  await form.page.reload();
  expect(await form.wholeMessage.inputValue()).toContain(inquiry.message);
});

import { emptyInquiry } from '../../../src/contact-form/fields.ts';
import { contactForm } from '../../content.ts';
import type { ContactForm } from '../support/contact-form.ts';
import { newInquiry } from '../support/new-inquiry.ts';
import { stopAnimations, stopScripts } from '../support/page-state.ts';
import { expect, phoneTest as test } from '../support/test.ts';

const failures: Readonly<Record<string, (form: ContactForm) => Promise<unknown>>> = {
  'every file is missing': (form) => form.failFiles('all', 'missing'),
  'a file was changed in transit': (form) => form.failFiles('form', 'broken'),
  'a policy stops all scripts': (form) => {
    form.pageEvents.expectMessage(/violates the following Content Security Policy/);
    return stopScripts(form.page);
  },
};

for (const [name, fail] of Object.entries(failures)) {
  test(`F14 ${name}: the button is disabled, address and phone are beside it, and text stays`, async ({
    form,
    page,
  }) => {
    await fail(form);
    const inquiry = await form.openFilled();
    await page.waitForLoadState('domcontentloaded');
    await expect(form.notReadyLine).toBeVisible();
    for (const link of form.directLinks(form.notReadyLine)) await expect(link).toBeVisible();
    await expect(form.send).toBeDisabled();
    for (const field of ['firstName', 'email', 'company'] as const) {
      await form.field(field).press('Enter');
    }
    expect(await form.values()).toEqual(inquiry);
    await expect(page).toHaveURL('/#contact');
    expect(form.requests).toEqual([]);
    await expect(form.root.getByText(contactForm.noScript)).toBeHidden();
  });
}

test('F14 no way of submitting puts a value into a URL', async ({ form, page }) => {
  form.pageEvents.allowMessage(/ERR_FAILED|Error hydrating|form-action/);
  await form.failFiles('all', 'missing');
  await form.openFilled();
  await form.root.evaluate((element: HTMLFormElement) => {
    element.querySelector('button')?.removeAttribute('disabled');
    element.requestSubmit();
    element.submit();
  });
  await expect.poll(() => page.evaluate(() => location.href)).toMatch(/\/#contact$/);
  expect(form.requests).toEqual([]);
});

test('F14 when the code loads, nothing moves, text stays and can be sent, and the line goes away', async ({
  form,
  page,
}) => {
  const unblock = await form.failFiles('form', 'late');
  const inquiry = await form.openFilled();
  await expect(form.notReadyLine).toBeVisible();
  const places = () =>
    page
      .locator('#contact *')
      .evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())));
  const before = await places();
  unblock();
  await form.expectReady();
  await expect(form.notReadyLine).toBeHidden();
  expect((await places()).filter((place, index) => place !== before[index])).toEqual([]);
  expect(await form.values()).toEqual(inquiry);
  expect(await form.savedDraft()).toEqual(inquiry);
  await form.send.click();
  await expect(form.confirmation).toBeVisible();
});

test('F14 the line is hidden at first: a visitor with a fast connection never sees it', async ({
  form,
  page,
}) => {
  const goOn = await stopAnimations(page);
  await form.failFiles('form', 'late');
  await form.open();
  await expect(form.send).toBeDisabled();
  await expect(form.notReadyLine).toBeHidden();
  await goOn();
  await expect(form.notReadyLine).toBeVisible();
});

test('F12 what a password manager fills in without an event is kept and sent', async ({ form }) => {
  const unblock = await form.failFiles('form', 'late');
  await form.open();
  const [before, after] = [newInquiry(), newInquiry({ company: 'Second & Co' })];
  await form.autofill(before);
  unblock();
  await form.expectReady();
  expect(await form.values()).toEqual(before);
  await form.autofill(after);
  await form.send.click();
  await expect(form.confirmation).toBeVisible();
  expect(form.requests[0]).toContain('Second & Co');
  expect(await form.values()).toEqual(emptyInquiry);
});

test('F12 text typed before the code came stays after the policy and Back', async ({
  form,
  page,
}) => {
  const unblock = await form.failFiles('form', 'late');
  const inquiry = await form.openFilled();
  await page.goto(contactForm.privacy.href);
  unblock();
  await page.goBack();
  await form.expectReady();
  await expect.poll(() => form.values()).toEqual(inquiry);
});

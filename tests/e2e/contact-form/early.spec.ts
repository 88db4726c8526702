import { contactForm } from '../../../src/content/contact-form.ts';
import { holdCode } from '../support/faults.ts';
import { finishAnimations, stopAnimations } from '../support/page-state.ts';
import { expect, phoneTest as test } from '../support/test.ts';

test('F14 if a content security policy stops all scripts, text stays, with address and phone beside it', async ({
  form,
  page,
}) => {
  form.pageEvents.expectMessage(/violates the following Content Security Policy/);
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" };
    await route.fulfill({ response, headers });
  });
  const inquiry = await form.openFilled();
  await page.waitForLoadState('domcontentloaded');
  await finishAnimations(page);
  await expect(form.notReadyLine).toBeVisible();
  for (const link of form.directLinks(form.notReadyLine)) await expect(link).toBeVisible();
  await expect(form.root.getByText(contactForm.noScript)).toBeHidden();
  await expect(form.send).toBeDisabled();
  await form.field('company').press('Enter');
  expect(await form.values()).toEqual(inquiry);
  await expect(form.root).toHaveAttribute('method', 'post');
  // As an extension might.
  await form.root.evaluate((element: HTMLFormElement) => element.submit());
  await expect.poll(() => page.evaluate(() => location.href)).toMatch(/\/#contact$/);
  expect(form.requests).toEqual([]);
});

test('F14 late code moves nothing and loses no text', async ({ form, page }) => {
  await stopAnimations(page);
  const unblock = await holdCode(form);
  const inquiry = await form.openFilled();
  await expect(form.notReadyLine).toBeHidden();
  await finishAnimations(page);
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
});

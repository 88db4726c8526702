import { contactForm } from '../../../src/content/contact-form.ts';
import { holdCode } from '../support/faults.ts';
import { finishAnimations, stopAnimations } from '../support/page-state.ts';
import { expect, phoneTest as test } from '../support/test.ts';

test('F14 until its code comes, the form has address and phone beside it; then nothing moves, and no text is lost or in a URL', async ({
  form,
  page,
}) => {
  form.pageEvents.expectMessage(/form-action/);
  await stopAnimations(page);
  const unblock = await holdCode(form);
  const inquiry = await form.openFilled();
  await expect(form.notReadyLine).toBeHidden();
  await finishAnimations(page);
  await expect(form.notReadyLine).toBeVisible();
  for (const link of form.directLinks(form.notReadyLine)) await expect(link).toBeVisible();
  await expect(form.root.getByText(contactForm.noScript)).toBeHidden();
  await expect(form.send).toBeDisabled();
  await form.field('company').press('Enter');
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
  await expect(form.root).toHaveAttribute('method', 'post');
  // As an extension might. Playwright then waits for a page that never comes.
  await form.root.evaluate((element: HTMLFormElement) => element.submit());
  expect(await page.evaluate(() => location.href)).toMatch(/\/#contact$/);
  expect(form.requests).toEqual([]);
});

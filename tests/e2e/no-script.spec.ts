import { contactForm } from '../content.ts';
import { newInquiry } from './support/new-inquiry.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

// controls.spec.ts tests dialogs, menu and theme.
test('F14 without JavaScript the form offers address and phone, and sends nothing', async ({
  form,
  page,
}) => {
  await page.goto('/#contact');
  // By its element: text inside `noscript` can't be found otherwise.
  await expect(form.root.locator('noscript p')).toHaveText(contactForm.noScript);
  await expect(form.root.locator('noscript p')).toBeVisible();
  await expect(form.send).toBeDisabled();
  for (const link of form.directLinks(form.notReadyLine)) await expect(link).toBeVisible();
  await form.fill(newInquiry());
  await form.field('company').press('Enter');
  await expect(page).toHaveURL('/#contact');
  expect(form.requests).toEqual([]);
});

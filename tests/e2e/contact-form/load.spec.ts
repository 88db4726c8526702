import type { Page } from '@playwright/test';
import fc from 'fast-check';
import type { Inquiry } from '../../../src/contact-form/fields.ts';
import { inboxOf } from '../inbox.ts';
import { findText } from '../places.ts';
import { expect, test } from '../test.ts';
import { inquiryField, inquiryForm, newVisitor, openForm, panelTitle, toast } from '../visitor.ts';

const answers = ['ok', 500, 'hang'] as const;

/** Fills in all five fields in one go: twenty tabs are to be under way at once. */
function fillAtOnce(page: Page, values: Inquiry): Promise<void> {
  return inquiryForm(page).evaluate((form: HTMLFormElement, given) => {
    for (const [name, value] of Object.entries(given)) {
      const field = form.elements.namedItem(name);
      if (field && 'value' in field) field.value = value;
    }
  }, values);
}

test('F11 twenty tabs send at once to a service that fails at random, and no message is missing', async ({
  context,
  watch,
}) => {
  test.setTimeout(120_000);
  const [plan = []] = fc.sample(
    fc.array(fc.constantFrom(...answers), { minLength: 20, maxLength: 20 }),
    1,
  );
  // A browser opens one mail program for one touch; that is why the panel has the link again.
  watch.allowMessage(/^error: Not allowed to launch 'mailto:/);
  watch.allowMessage(/status of 500/);
  const tabs = await Promise.all(
    plan.map(async (answer) => {
      const visitor = newVisitor({ message: `One of twenty, with ${answer} for an answer.` });
      await inboxOf(visitor.email).answer(answer);
      return { answer, visitor, page: await context.newPage() };
    }),
  );
  for (const { page, visitor } of tabs) {
    await openForm(page);
    await fillAtOnce(page, visitor);
  }
  await Promise.all(tabs.map(({ page }) => inquiryField(page, 'company').press('Enter')));

  const found = await Promise.all(
    tabs.map(async ({ answer, visitor, page }) => {
      const sent = toast(page, 'Message sent successfully!');
      await expect(sent.or(panelTitle(page))).toBeVisible({ timeout: 30_000 });
      return { answer, places: await findText(page, visitor, []) };
    }),
  );
  const missing = found.filter(({ places }) => places.length === 0);
  expect(missing, `plan: ${plan.join(' ')}`).toEqual([]);
  const inInbox = found.filter(({ places }) => places.includes('inbox'));
  const inPanel = found.filter(({ places }) => places.includes('panel') && places.includes('tab'));
  expect(inInbox.length + inPanel.length).toBe(20);
  expect(watch.mailLinks.length).toBeLessThanOrEqual(inPanel.length);
});

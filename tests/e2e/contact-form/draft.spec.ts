import type { Page } from '@playwright/test';
import { emptyInquiry, type Inquiry } from '../../../src/contact-form/inquiry.ts';
import { contactForm } from '../../content.ts';
import { recordFault } from '../fault-rows.ts';
import { inboxOf } from '../inbox.ts';
import { findText } from '../places.ts';
import { expect, test } from '../test.ts';
import {
  confirmation,
  expectReady,
  fieldValues,
  fillInquiry,
  inquiryField,
  inquiryForm,
  newVisitor,
  openForm,
  savedDraft,
  sendButton,
} from '../visitor.ts';

test('P2 F12 without any script file a reload brings the draft back, and no frame shows an empty form', async ({
  page,
  watch,
}) => {
  watch.expectMessage(/ERR_FAILED/);
  const visitor = newVisitor({ message: 'Half a sent' });
  await page.addInitScript(() => {
    const frames = new Set<string>();
    Object.assign(globalThis, { frames_: frames });
    const look = () => {
      const field = document.querySelector<HTMLTextAreaElement>('#inquiry-form [name=message]');
      if (field) frames.add(field.value);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.route('**/_astro/*.js', (route) => route.abort());
  await openForm(page);
  await fillInquiry(page, visitor);
  expect(await savedDraft(page)).toEqual(visitor);
  await page.reload();
  expect(await fieldValues(page)).toEqual(visitor);
  const shown = await page.evaluate(() => [...Reflect.get(globalThis, 'frames_')]);
  expect(shown).toEqual([visitor.message]);
});

test('P2 F12 a crash in the middle of a word loses no letter', async ({ page }) => {
  await openForm(page);
  await inquiryField(page, 'message').pressSequentially('Half a sent');
  expect((await savedDraft(page))?.['message']).toBe('Half a sent');
});

test('F12 going to another page at once and coming back brings the draft back', async ({
  page,
}) => {
  const visitor = newVisitor();
  await openForm(page);
  await fillInquiry(page, visitor);
  await inquiryForm(page).getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy-policy');
  await page.goBack();
  expect(await fieldValues(page)).toEqual(visitor);

  await page.goto('/privacy-policy');
  await openForm(page);
  expect(await fieldValues(page)).toEqual(visitor);
});

test('F12 the visitor can clear the form with its errors, and take that back', async ({ page }) => {
  const visitor = newVisitor({ company: 'Q' });
  await openForm(page);
  await expectReady(page);
  const clear = page.getByRole('button', { name: contactForm.clear });
  const undo = page.getByRole('button', { name: contactForm.undoClear });
  await expect(clear).toBeHidden();
  await fillInquiry(page, visitor);
  await sendButton(page).click();
  await expect(page.locator('[aria-invalid]')).toHaveCount(1);
  await clear.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  expect(await fieldValues(page)).toEqual(emptyInquiry);
  expect(await savedDraft(page)).toBeNull();
  await expect(undo).toBeFocused();
  await expect(inquiryForm(page).getByRole('status')).toHaveText(contactForm.cleared);

  await page.keyboard.press('Enter');
  expect(await fieldValues(page)).toEqual(visitor);
  expect(await savedDraft(page)).toEqual(visitor);
  await expect(clear).toBeFocused();

  await clear.click();
  await inquiryField(page, 'message').pressSequentially('Another');
  await expect(undo).toBeHidden();
  await page.reload();
  await expect(inquiryField(page, 'message')).toHaveValue('Another');
  await expect(inquiryField(page, 'company')).toHaveValue('');
});

/** Sends an inquiry that the service takes and says nothing to. */
async function sendUnanswered(page: Page): Promise<Inquiry> {
  const visitor = newVisitor();
  await inboxOf(visitor.email).answer('hang');
  await openForm(page);
  await fillInquiry(page, visitor);
  await sendButton(page).click();
  await expect.poll(() => inboxOf(visitor.email).attempts()).toHaveLength(1);
  return visitor;
}

const ways = {
  'reload-sending': (page: Page) => page.reload(),
  'leave-sending': async (page: Page) => {
    await page.goto('/privacy-policy');
    await page.goBack();
  },
} as const;

for (const fault of ['reload-sending', 'leave-sending'] as const) {
  test(`F12 ${fault} brings the text back, to be sent again`, async ({ page, watch }) => {
    const visitor = await sendUnanswered(page);
    const started = Date.now();
    await ways[fault](page);
    expect(await fieldValues(page)).toEqual(visitor);
    const took = Date.now() - started;
    const places = await findText(page, visitor, watch.mailLinks);
    expect(places).toEqual(['form', 'tab']);
    await recordFault({ fault, places, told: [], took: 'page-load' }, took);
    await inboxOf(visitor.email).answer('ok');
    await sendButton(page).click();
    await expect(confirmation(page)).toBeVisible();
  });
}

test('F12 two tabs keep two drafts, and each sends its own', async ({ page, context }) => {
  const other = await context.newPage();
  const [one, two] = [newVisitor({ company: 'One' }), newVisitor({ company: 'Two' })];
  await openForm(page);
  await openForm(other);
  await fillInquiry(page, one);
  await fillInquiry(other, two);
  await page.reload();
  await other.reload();
  expect(await fieldValues(page)).toEqual(one);
  expect(await fieldValues(other)).toEqual(two);
  await sendButton(page).click();
  await sendButton(other).click();
  for (const visitor of [one, two]) {
    await expect.poll(() => inboxOf(visitor.email).messages()).toHaveLength(1);
  }
});

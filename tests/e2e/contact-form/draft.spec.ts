import type { Page } from '@playwright/test';
import { emptyInquiry, type Inquiry } from '../../../src/contact-form/inquiry.ts';
import { contactForm } from '../../content.ts';
import { ContactForm } from '../contact-form.ts';
import { recordFault } from '../fault-rows.ts';
import { inboxOf } from '../inbox.ts';
import { findText } from '../text-locations.ts';
import { expect, test } from '../test.ts';
import { newVisitor } from '../new-inquiry.ts';

test('P2 F12 without any script file a reload brings the draft back, and no frame shows an empty form', async ({
  form,
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
  await form.open();
  await form.fill(visitor);
  expect(await form.savedDraft()).toEqual(visitor);
  await page.reload();
  expect(await form.values()).toEqual(visitor);
  const shown = await page.evaluate(() => [...Reflect.get(globalThis, 'frames_')]);
  expect(shown).toEqual([visitor.message]);
});

test('P2 F12 a crash in the middle of a word loses no letter', async ({ form }) => {
  await form.open();
  await form.field('message').pressSequentially('Half a sent');
  expect((await form.savedDraft())?.['message']).toBe('Half a sent');
});

test('F12 the visitor can clear the form with its errors, and take that back', async ({
  form,
  page,
}) => {
  const visitor = newVisitor({ company: 'Q' });
  await form.open();
  await form.expectReady();
  const clear = page.getByRole('button', { name: contactForm.clear });
  const undo = page.getByRole('button', { name: contactForm.undoClear });
  await expect(clear).toBeHidden();
  await form.fill(visitor);
  await form.send.click();
  await expect(page.locator('[aria-invalid]')).toHaveCount(1);
  await clear.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  expect(await form.values()).toEqual(emptyInquiry);
  expect(await form.savedDraft()).toBeNull();
  await expect(undo).toBeFocused();
  await expect(form.root.getByRole('status')).toHaveText(contactForm.cleared);

  await page.keyboard.press('Enter');
  expect(await form.values()).toEqual(visitor);
  expect(await form.savedDraft()).toEqual(visitor);
  await expect(clear).toBeFocused();

  await clear.click();
  await form.field('message').pressSequentially('Another');
  await expect(undo).toBeHidden();
  await page.reload();
  await expect(form.field('message')).toHaveValue('Another');
  await expect(form.field('company')).toHaveValue('');
});

/** Sends an inquiry that the service takes and says nothing to. */
async function sendUnanswered(form: ContactForm): Promise<Inquiry> {
  const visitor = newVisitor();
  await inboxOf(visitor.email).answer('hang');
  await form.open();
  await form.fill(visitor);
  await form.send.click();
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
  test(`F12 ${fault} brings the text back, to be sent again`, async ({ form, page, watch }) => {
    const visitor = await sendUnanswered(form);
    const started = Date.now();
    await ways[fault](page);
    expect(await form.values()).toEqual(visitor);
    const took = Date.now() - started;
    const places = await findText(form, visitor, watch.mailLinks);
    expect(places).toEqual(['form', 'tab']);
    await recordFault({ fault, places, told: [], took: 'page-load' }, took);
    await inboxOf(visitor.email).answer('ok');
    await form.send.click();
    await expect(form.confirmation).toBeVisible();
  });
}

test('F12 two tabs keep two drafts, and each sends its own', async ({ form, page, context }) => {
  const other = new ContactForm(await context.newPage());
  const [one, two] = [newVisitor({ company: 'One' }), newVisitor({ company: 'Two' })];
  await form.open();
  await other.open();
  await form.fill(one);
  await other.fill(two);
  await page.reload();
  await other.page.reload();
  expect(await form.values()).toEqual(one);
  expect(await other.values()).toEqual(two);
  await form.send.click();
  await other.send.click();
  for (const visitor of [one, two]) {
    await expect.poll(() => inboxOf(visitor.email).messages()).toHaveLength(1);
  }
});

test('F11 F12 a million characters are kept, and whole in the panel and back in the form', async ({
  form,
  page,
  watch,
}) => {
  const visitor = newVisitor({ message: 'a million '.repeat(100_000).trim() });
  watch.expectMessage(/status of 413/);
  await form.open();
  await form.fill(visitor);
  expect((await form.savedDraft())?.['message']).toBe(visitor.message);
  await form.send.click();
  await expect(form.panelTitle).toBeVisible();
  expect((await form.wholeMessage.inputValue()).endsWith(visitor.message)).toBe(true);
  await page.getByRole('button', { name: contactForm.panel.restore }).click();
  await expect(form.field('message')).toHaveValue(visitor.message);
});

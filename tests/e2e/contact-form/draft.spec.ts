import type { Page } from '@playwright/test';
import { emptyInquiry, type Inquiry } from '../../../src/contact-form/inquiry.ts';
import { contactForm } from '../../content.ts';
import { ContactForm } from '../contact-form.ts';
import { checkFaultRow } from '../fault-rows.ts';
import { inboxOf } from '../inbox.ts';
import { newInquiry } from '../new-inquiry.ts';
import { narrow } from '../page-state.ts';
import { expect, test } from '../test.ts';
import { findText } from '../text-locations.ts';

// A phone's window: nothing here depends on the size, and it is drawn faster.
test.use({ viewport: narrow });

test('P2 F12 without any script file a reload restores the draft, and no frame shows an empty form', async ({
  form,
  page,
  watch,
}) => {
  watch.expectMessage(/ERR_FAILED/);
  const inquiry = newInquiry({ message: 'Half a sent' });
  await page.addInitScript(() => {
    const frames = new Set<string>();
    Object.assign(globalThis, { recordedFrames: frames });
    const look = () => {
      const field = document.querySelector<HTMLTextAreaElement>('#inquiry-form [name=message]');
      if (field) frames.add(field.value);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.route('**/_astro/*.js', (route) => route.abort());
  await form.open();
  await form.fill(inquiry);
  expect(await form.savedDraft()).toEqual(inquiry);
  await page.reload();
  expect(await form.values()).toEqual(inquiry);
  const shown = await page.evaluate(() => [...Reflect.get(globalThis, 'recordedFrames')]);
  expect(shown).toEqual([inquiry.message]);
});

test('P2 F12 every letter is saved as it is typed', async ({ form }) => {
  await form.open();
  await form.field('message').pressSequentially('Half a sent');
  expect((await form.savedDraft())?.['message']).toBe('Half a sent');
});

test('F12 the form can be cleared with its errors, and that can be undone', async ({
  form,
  page,
}) => {
  const inquiry = newInquiry({ company: 'Q' });
  await form.open();
  await form.expectReady();
  const clear = page.getByRole('button', { name: contactForm.clear });
  const undo = page.getByRole('button', { name: contactForm.undoClear });
  await expect(clear).toBeHidden();
  await form.fill(inquiry);
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
  expect(await form.values()).toEqual(inquiry);
  expect(await form.savedDraft()).toEqual(inquiry);
  await expect(clear).toBeFocused();

  await clear.click();
  await form.field('message').pressSequentially('Another');
  await expect(undo).toBeHidden();
  await page.reload();
  await expect(form.field('message')).toHaveValue('Another');
  await expect(form.field('company')).toHaveValue('');
});

/** Sends an inquiry that the service receives and never responds to. */
async function sendUnanswered(form: ContactForm): Promise<Inquiry> {
  const inquiry = newInquiry();
  await inboxOf(inquiry.email).answer('hang');
  await form.open();
  await form.fill(inquiry);
  await form.send.click();
  await expect.poll(() => inboxOf(inquiry.email).attempts()).toHaveLength(1);
  return inquiry;
}

const navigations = {
  'reload-sending': (page: Page) => page.reload(),
  'leave-sending': async (page: Page) => {
    await page.goto('/privacy-policy');
    await page.goBack();
  },
} as const;

for (const fault of ['reload-sending', 'leave-sending'] as const) {
  test(`F12 ${fault} restores the text, which can be sent again`, async ({ form, page, watch }) => {
    const inquiry = await sendUnanswered(form);
    const started = Date.now();
    await navigations[fault](page);
    expect(await form.values()).toEqual(inquiry);
    const elapsed = Date.now() - started;
    const locations = await findText(form, inquiry, watch.mailLinks);
    expect(locations).toEqual(['form', 'tab']);
    await checkFaultRow({ fault, locations, duration: 'page-load' }, elapsed);
    await inboxOf(inquiry.email).answer('ok');
    await form.send.click();
    await expect(form.confirmation).toBeVisible();
  });
}

test('F12 two tabs keep two drafts, and each sends its own', async ({ form, page, context }) => {
  const other = new ContactForm(await context.newPage());
  const [one, two] = [newInquiry({ company: 'One' }), newInquiry({ company: 'Two' })];
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
  for (const inquiry of [one, two]) {
    await expect.poll(() => inboxOf(inquiry.email).messages()).toHaveLength(1);
  }
});

test('F11 F12 300,000 characters are saved, and complete in the panel and back in the form', async ({
  form,
  page,
  watch,
}) => {
  const inquiry = newInquiry({ message: 'ten chars '.repeat(30_000).trim() });
  watch.expectMessage(/status of 413/);
  await form.open();
  await form.fill(inquiry);
  expect((await form.savedDraft())?.['message']).toBe(inquiry.message);
  await form.send.click();
  await expect(form.panelTitle).toBeVisible();
  expect((await form.wholeMessage.inputValue()).endsWith(inquiry.message)).toBe(true);
  await page.getByRole('button', { name: contactForm.panel.restore }).click();
  await expect(form.field('message')).toHaveValue(inquiry.message);
});

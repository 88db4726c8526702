import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { emptyInquiry } from '../../../src/contact-form/fields.ts';
import { contactForm as inquiryWords } from '../../content.ts';
import { inboxOf } from '../inbox.ts';
import { expect, test } from '../test.ts';
import {
  fieldValues,
  fillInquiry,
  inquiryField,
  inquiryForm,
  keptDraft,
  newVisitor,
  openForm,
  panelTitle,
  sendButton,
} from '../visitor.ts';

/** From the first painted frame on, notes what the form shows: its message, or null while it is not seen. */
async function watchFrames(page: Page): Promise<() => Promise<(string | null)[]>> {
  await page.addInitScript(() => {
    const frames: (string | null)[] = [];
    Object.assign(globalThis, { frames_: frames });
    const look = () => {
      const field = document.querySelector<HTMLTextAreaElement>('#inquiry-form [name=message]');
      if (field)
        frames.push(field.checkVisibility({ visibilityProperty: true }) ? field.value : null);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'frames_'));
}

/** The page's own script, which puts a draft back, is late, as it is on a slow line. */
async function delayScripts(page: Page): Promise<void> {
  await page.route('**/_astro/*.js', async (route) => {
    await wait(400);
    await route.continue();
  });
}

test('F12 a reload brings the draft back, and no frame shows an empty form', async ({ page }) => {
  const visitor = newVisitor({ message: 'Half a sent' });
  const frames = await watchFrames(page);
  await openForm(page);
  await fillInquiry(page, visitor);
  await expect.poll(() => keptDraft(page)).toMatchObject({ phase: 'typing', values: visitor });
  await delayScripts(page);
  await page.reload();
  await expect(inquiryForm(page)).toHaveAttribute('data-ready', '1');
  expect(await fieldValues(page)).toEqual(visitor);
  const shown = new Set((await frames()).filter((text) => text !== null));
  expect([...shown]).toEqual([visitor.message]);
});

test('F12 a form with a draft is shown after 3 s, whatever fails', async ({ page, watch }) => {
  watch.expectMessage(/ERR_FAILED/);
  watch.expectMessage(/The page's code did not start/);
  const frames = await watchFrames(page);
  await openForm(page);
  await inquiryField(page, 'message').fill('Half a sent');
  await expect.poll(() => keptDraft(page)).not.toBeNull();
  await page.route('**/_astro/*.js*', (route) => route.abort());
  await page.reload();
  expect((await frames()).at(-1)).toBeNull();
  await expect(inquiryField(page, 'message')).toBeVisible({ timeout: 5000 });
});

test('F11 F12 a reload after a hand-over brings the panel, and no frame shows the form', async ({
  page,
  watch,
}) => {
  const visitor = newVisitor();
  watch.expectMessage(/status of 400/);
  await inboxOf(visitor.email).answer(400);
  const frames = await watchFrames(page);
  await openForm(page);
  await fillInquiry(page, visitor);
  await sendButton(page).click();
  await expect(panelTitle(page)).toBeVisible();
  await page.reload();
  await expect(panelTitle(page)).toBeVisible();
  expect((await frames()).filter((text) => text !== null)).toEqual([]);
});

test('F12 a draft is written in the pauses, not with every letter', async ({ page }) => {
  await page.addInitScript(() => {
    const setItem = Storage.prototype.setItem;
    Object.assign(globalThis, { writes: 0 });
    Storage.prototype.setItem = function (...args) {
      Object.assign(globalThis, { writes: Reflect.get(globalThis, 'writes') + 1 });
      return setItem.apply(this, args);
    };
  });
  await openForm(page);
  await inquiryField(page, 'message').pressSequentially(
    'A sentence of forty letters, written fast',
  );
  await expect.poll(() => keptDraft(page)).not.toBeNull();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'writes'))).toBeLessThan(5);
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
  await expect(inquiryForm(page)).toHaveAttribute('data-ready', '1');
  expect(await fieldValues(page)).toEqual(visitor);

  await page.goto('/privacy-policy');
  await openForm(page);
  expect(await fieldValues(page)).toEqual(visitor);
});

test('F12 the visitor can clear the form, and take that back', async ({ page }) => {
  const visitor = newVisitor();
  await openForm(page);
  const clear = page.getByRole('button', { name: inquiryWords.clear });
  const undo = page.getByRole('button', { name: inquiryWords.undoClear });
  await expect(clear).toBeHidden();
  await fillInquiry(page, visitor);
  await expect.poll(() => keptDraft(page)).not.toBeNull();
  await clear.focus();
  await page.keyboard.press('Enter');
  expect(await fieldValues(page)).toEqual(emptyInquiry);
  expect(await keptDraft(page)).toBeNull();
  await expect(undo).toBeFocused();
  await expect(inquiryForm(page).getByRole('status')).toHaveText(inquiryWords.cleared);

  await page.keyboard.press('Enter');
  expect(await fieldValues(page)).toEqual(visitor);
  expect((await keptDraft(page))?.values).toEqual(visitor);
  await expect(clear).toBeFocused();

  await clear.click();
  await inquiryField(page, 'message').pressSequentially('Another');
  await expect(undo).toBeHidden();
  await expect(clear).toBeVisible();
  await page.reload();
  await expect(inquiryField(page, 'message')).toHaveValue('Another');
  await expect(inquiryField(page, 'company')).toHaveValue('');
});

test('F12 clearing also clears the marks of mistakes', async ({ page }) => {
  await openForm(page);
  await inquiryField(page, 'company').fill('Q');
  await sendButton(page).click();
  await expect(page.locator('[aria-invalid]')).toHaveCount(5);
  await page.getByRole('button', { name: inquiryWords.clear }).click();
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
});

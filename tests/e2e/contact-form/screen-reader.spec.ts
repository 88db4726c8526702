import { agency, contactForm as inquiryWords } from '../../content.ts';
import { inboxOf } from '../inbox.ts';
import { startScreenReader } from '../screen-reader.ts';
import { expect, test } from '../test.ts';
import {
  fillInquiry,
  inquiryField,
  newVisitor,
  openForm,
  panelTitle,
  sendButton,
  toast,
} from '../visitor.ts';

test('F3 a screen reader hears the first mistake with its field', async ({ page }) => {
  await openForm(page);
  const spoken = await startScreenReader(page);
  await sendButton(page).click();
  await expect
    .poll(async () => (await spoken()).at(-1))
    .toMatch(
      /^textbox, First Name, First name must be at least 2 characters, (required, )?invalid/,
    );
});

test('F4 F15 a screen reader hears that it is sending, and once that it is sent', async ({
  page,
}) => {
  await openForm(page);
  await fillInquiry(page, newVisitor());
  const spoken = await startScreenReader(page);
  await inquiryField(page, 'company').press('Enter');
  await expect(toast(page, 'Message sent successfully!')).toBeVisible();
  await expect.poll(spoken).toContainEqual(expect.stringContaining('Message sent'));
  const live = (await spoken()).filter((phrase) => /^(polite|assertive): ./.test(phrase));
  const { title, text } = inquiryWords.toasts.sent;
  expect(live).toEqual(['polite: Sending...', `polite: ${title} ${text}`]);
});

test('F11 F15 a screen reader hears of the mail program once, and is at the panel', async ({
  page,
  watch,
}) => {
  const visitor = newVisitor();
  watch.expectMessage(/status of 400/);
  await inboxOf(visitor.email).answer(400);
  await openForm(page);
  await fillInquiry(page, visitor);
  const spoken = await startScreenReader(page);
  await sendButton(page).click();
  await expect(panelTitle(page)).toBeFocused();
  await expect.poll(spoken).toContainEqual(expect.stringContaining('Email client opened!'));
  await expect.poll(spoken).toContainEqual(expect.stringContaining(inquiryWords.panel.title));
  const told = (await spoken()).filter((phrase) => phrase.includes('Email client opened!'));
  const { title, text } = inquiryWords.toasts.mailFallback;
  expect(told).toEqual([`polite: ${title} ${text}`]);
});

test('F10 F15 a screen reader hears of a failure at once, and once', async ({ page }) => {
  const visitor = newVisitor();
  await inboxOf(visitor.email).answer('garbage');
  await openForm(page);
  await fillInquiry(page, visitor);
  const spoken = await startScreenReader(page);
  await page.evaluate(() => {
    globalThis.encodeURIComponent = () => {
      throw new URIError('no link today');
    };
  });
  await sendButton(page).click();
  await expect(toast(page, 'Unable to send message')).toBeVisible();
  await expect.poll(spoken).toContainEqual(expect.stringContaining(agency.phone.display));
  const told = (await spoken()).filter((phrase) => phrase.includes('Unable to send'));
  expect(told).toEqual([
    expect.stringMatching(/^assertive: Unable to send message Please contact us directly/),
  ]);
});

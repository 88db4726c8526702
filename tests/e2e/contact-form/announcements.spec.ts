import { agency, contactForm as inquiryWords } from '../../content.ts';
import { watchAnnouncements } from '../announcements.ts';
import { expect, test } from '../test.ts';
import { failEntirely, send, sentTitle, setHidden, toasts } from '../toasts.ts';
import { openForm, toast as toastOf } from '../visitor.ts';

test('F15 an outcome in a hidden tab is told when the visitor is back', async ({ page }) => {
  const said = await watchAnnouncements(page);
  await openForm(page);
  await setHidden(page, true);
  await send(page);
  await expect(toasts(page)).toHaveCount(0);
  expect((await said()).filter(({ text }) => text.includes(sentTitle))).toEqual([]);
  await setHidden(page, false);
  await expect(toastOf(page, sentTitle)).toBeVisible();
});

test('F15 a toast is announced politely, once, and can be found', async ({ page }) => {
  const said = await watchAnnouncements(page);
  await openForm(page);
  await send(page);
  await expect(toastOf(page, sentTitle)).toBeVisible();
  await expect(toastOf(page, sentTitle)).toHaveAccessibleDescription(inquiryWords.toasts.sent.text);
  const spoken = async () => (await said()).filter(({ text }) => text.includes(sentTitle));
  const once = { urgency: 'polite', text: `${sentTitle} ${inquiryWords.toasts.sent.text}` };
  expect(await spoken()).toEqual([once]);
  await toasts(page).hover();
  await send(page);
  await expect(toasts(page)).toHaveCount(2);
  expect(await spoken()).toEqual([once, once]);
});

test('F15 a failure is announced at once, and once, also when the focus has been at it', async ({
  page,
}) => {
  const said = await watchAnnouncements(page);
  await openForm(page);
  await failEntirely(page);
  const failure = toastOf(page, 'Unable to send message');
  await expect(failure).toBeVisible();
  await page.keyboard.press('F6');
  await page.keyboard.press('Tab');
  await expect(failure).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(failure).not.toBeFocused();
  const spoken = (await said()).filter(({ text }) => text.includes(agency.phone.display));
  expect(spoken).toHaveLength(1);
  expect(spoken[0]?.urgency).toBe('assertive');
});

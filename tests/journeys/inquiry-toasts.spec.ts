import type { Page } from '@playwright/test';
import { agency } from '../../src/content/agency.ts';
import { inquiryWords } from '../../src/content/inquiry.ts';
import { watchAnnouncements } from './announcements.ts';
import { inboxOf } from './inbox.ts';
import { expect, test } from './journey.ts';
import {
  fillInquiry,
  inquiryField,
  newVisitor,
  openForm,
  sendButton,
  toast as toastOf,
} from './visitor.ts';

const title = 'Message sent successfully!';
const toasts = (page: Page) => page.getByRole('dialog');
const region = (page: Page) =>
  page.getByRole('region', { name: inquiryWords.toasts.region, includeHidden: true });

/** Sends by keyboard, so that the pointer stays where it is. */
async function send(page: Page): Promise<void> {
  const visitor = newVisitor();
  await fillInquiry(page, visitor);
  await inquiryField(page, 'company').press('Enter');
  await expect.poll(() => inboxOf(visitor.email).messages()).toHaveLength(1);
  await expect(sendButton(page)).toHaveText('Send Message');
}

/** Breaks the making of mail links, so that the last toast of all is shown. */
async function failEntirely(page: Page): Promise<void> {
  const visitor = newVisitor();
  await inboxOf(visitor.email).answer('garbage');
  await fillInquiry(page, visitor);
  await page.evaluate(() => {
    globalThis.encodeURIComponent = () => {
      throw new URIError('no link today');
    };
  });
  await sendButton(page).click();
}

/** Hides the tab or shows it again, as the page sees it. */
function setHidden(page: Page, hidden: boolean): Promise<void> {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      value: value ? 'hidden' : 'visible',
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

test('F15 at most three, 356 px wide, 14 px apart, the newest nearest to the corner', async ({
  page,
}) => {
  await openForm(page);
  await send(page);
  await toasts(page).hover();
  for (let more = 0; more < 3; more += 1) await send(page);
  const shown = toasts(page).filter({ visible: true });
  await expect(shown).toHaveCount(3);
  const boxes = (await Promise.all((await shown.all()).map((each) => each.boundingBox())))
    .filter((box) => box !== null)
    .sort((a, b) => a.y - b.y);
  expect(boxes.map(({ width }) => width)).toEqual([356, 356, 356]);
  for (const [index, box] of boxes.slice(1).entries()) {
    const above = boxes[index];
    expect(box.y - ((above?.y ?? 0) + (above?.height ?? 0))).toBeCloseTo(14, 0);
  }
  const newest = await shown.first().boundingBox();
  expect(newest?.y).toBe(boxes.at(-1)?.y);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test('F15 a toast is as wide as the screen less its margins', async ({ page }) => {
    await openForm(page);
    await send(page);
    const box = await toasts(page).boundingBox();
    expect(box?.x).toBe(16);
    expect(box?.width).toBe(360 - 32);
  });
});

const stays = [
  { name: 'a toast stays 4 s', title, ms: 4000, provoke: send },
  {
    name: 'a destructive one stays 5 s',
    title: 'Unable to send message',
    ms: 5000,
    provoke: failEntirely,
  },
];
for (const { name, title: text, ms, provoke } of stays) {
  test(`F15 ${name}`, async ({ page }) => {
    await openForm(page);
    const took = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let shown = 0;
          new MutationObserver(() => {
            const isThere = document.querySelector('[role=dialog]') !== null;
            if (isThere) shown ||= performance.now();
            else if (shown) resolve(performance.now() - shown);
          }).observe(document.body, { childList: true, subtree: true });
        }),
    );
    await provoke(page);
    await expect(toastOf(page, text)).toBeVisible();
    // Its time starts a moment before it is drawn, and it leaves when the browser gets to it.
    expect(await took).toBeGreaterThan(ms - 250);
    expect(await took).toBeLessThan(ms + 900);
  });
}

test('F15 the close button dismisses one toast', async ({ page }) => {
  await openForm(page);
  await send(page);
  await toasts(page).hover();
  await send(page);
  await expect(toasts(page)).toHaveCount(2);
  await toasts(page).first().getByRole('button', { name: inquiryWords.toasts.close }).click();
  await expect(toasts(page)).toHaveCount(1);
});

test('F15 a pointer over a toast stops its time', async ({ page }) => {
  await page.clock.install();
  await openForm(page);
  await send(page);
  await toasts(page).hover();
  await page.clock.runFor(20_000);
  await expect(toasts(page)).toBeVisible();
  await page.mouse.move(10, 10);
  await page.clock.runFor(4100);
  await expect(toasts(page)).toHaveCount(0);
});

test('F15 the keyboard reaches a toast, stops its time, closes it and comes back', async ({
  page,
}) => {
  await page.clock.install();
  await openForm(page);
  await send(page);
  const before = inquiryField(page, 'company');
  await expect(before).toBeFocused();
  await page.keyboard.press('F6');
  await expect(region(page)).toBeFocused();
  await page.clock.runFor(20_000);
  await expect(toasts(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(toasts(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: inquiryWords.toasts.close })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toasts(page)).toHaveCount(0);
  await expect(before).toBeFocused();
});

test('F15 a hidden tab stops the time of its toasts', async ({ page }) => {
  await page.clock.install();
  await openForm(page);
  await send(page);
  await expect(toasts(page)).toBeVisible();
  await setHidden(page, true);
  await page.clock.runFor(20_000);
  await expect(toasts(page)).toBeVisible();
  await setHidden(page, false);
  await page.clock.runFor(4100);
  await expect(toasts(page)).toHaveCount(0);
});

test('F15 an outcome in a hidden tab is told when the visitor is back', async ({ page }) => {
  const said = await watchAnnouncements(page);
  await openForm(page);
  await setHidden(page, true);
  await send(page);
  await expect(toasts(page)).toHaveCount(0);
  expect((await said()).filter(({ text }) => text.includes(title))).toEqual([]);
  await setHidden(page, false);
  await expect(toastOf(page, title)).toBeVisible();
});

test('F15 a toast is announced politely, once, and can be found', async ({ page }) => {
  const said = await watchAnnouncements(page);
  await openForm(page);
  await send(page);
  await expect(toastOf(page, title)).toBeVisible();
  await expect(toastOf(page, title)).toHaveAccessibleDescription(inquiryWords.toasts.sent.text);
  const spoken = async () => (await said()).filter(({ text }) => text.includes(title));
  const once = { urgency: 'polite', text: `${title} ${inquiryWords.toasts.sent.text}` };
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
  const spoken = (await said()).filter(({ text }) => text.includes(agency.phone));
  expect(spoken).toHaveLength(1);
  expect(spoken[0]?.urgency).toBe('assertive');
});

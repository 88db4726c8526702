import type { Page } from '@playwright/test';
import { contactForm } from '../../../src/content/contact-form.ts';
import type { ContactForm } from '../support/contact-form.ts';
import { answerWith, breakMailLink } from '../support/faults.ts';
import { newInquiry } from '../support/new-inquiry.ts';
import { narrow } from '../support/page-state.ts';
import { expect, test } from '../support/test.ts';

const toasts = (page: Page) => page.getByRole('dialog');

/** Sends by keyboard, so that the pointer stays where it is. */
async function send(form: ContactForm): Promise<void> {
  const before = form.requests.length;
  await answerWith(form, 200);
  await form.fill(newInquiry());
  await form.expectReady();
  await form.field('company').press('Enter');
  await expect.poll(() => form.requests).toHaveLength(before + 1);
  await expect(form.send).toHaveText(contactForm.send);
}

/** Hides the tab or shows it again, as the page sees it: Playwright's pages always have the focus. */
function setHidden(page: Page, hidden: boolean): Promise<void> {
  return page.evaluate((value) => {
    const visibilityState = value ? 'hidden' : 'visible';
    for (const [name, state] of Object.entries({ hidden: value, visibilityState }))
      Object.defineProperty(document, name, { configurable: true, value: state });
    window.dispatchEvent(new FocusEvent(value ? 'blur' : 'focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

test('F15 at most three toasts, 356 px wide, 14 px apart', async ({ form, page }) => {
  await form.open();
  await send(form);
  await toasts(page).hover();
  for (let more = 0; more < 3; more += 1) await send(form);
  const shown = toasts(page).filter({ visible: true });
  await expect(shown).toHaveCount(3);
  const boxes = (await Promise.all((await shown.all()).map((each) => each.boundingBox())))
    .filter((box) => box !== null)
    .sort((a, b) => a.y - b.y);
  expect(boxes.map(({ width }) => width)).toEqual([356, 356, 356]);
  for (const [index, { y }] of boxes.slice(1).entries()) {
    const above = boxes[index];
    expect(y - ((above?.y ?? 0) + (above?.height ?? 0))).toBeCloseTo(14, 0);
  }
  await page.setViewportSize(narrow);
  await expect(shown).toHaveCount(1);
  await expect(shown).toBeInViewport({ ratio: 1 });
});

test('F15 a toast stays 4 s, a destructive one 5 s, not counting a hidden tab, focus and hover', async ({
  form,
  page,
}) => {
  await page.clock.install();
  await form.open();
  await form.expectReady();
  // Ahead of what the page's clock says by the time this arrives, however busy the machine is.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000);
  const region = page.getByRole('region', { name: contactForm.toasts.region });
  await expect(region).toHaveAttribute('aria-live', 'polite');
  const expectGoneAfter = async (ms: number, { title, text }: typeof contactForm.toasts.sent) => {
    await expect(region.getByRole('dialog', { name: title })).toHaveAccessibleDescription(text);
    // Its timer starts a moment before it is drawn, and it is removed when the browser gets to it.
    await page.clock.runFor(ms - 500);
    await expect(toasts(page)).toBeVisible();
    await page.clock.runFor(1000);
    await expect(toasts(page)).toHaveCount(0);
  };
  await send(form);
  await expect(toasts(page)).toBeVisible();
  await setHidden(page, true);
  await page.clock.runFor(20_000);
  await setHidden(page, false);
  for (const key of ['F6', 'Tab', 'Tab']) await page.keyboard.press(key);
  await page.clock.runFor(20_000);
  await expect(page.getByRole('button', { name: contactForm.toasts.close })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.clock.runFor(1000);
  await expect(toasts(page)).toHaveCount(0);

  await send(form);
  await toasts(page).hover();
  await page.clock.runFor(20_000);
  await page.mouse.move(10, 10);
  await expectGoneAfter(4000, contactForm.toasts.sent);

  await breakMailLink(form);
  await form.submit(newInquiry(), 412);
  await expectGoneAfter(5000, contactForm.toasts.failed);
});

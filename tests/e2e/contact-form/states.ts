import { expect, type Locator, type Page } from '@playwright/test';
import { contactForm, pages } from '../../content.ts';
import { breakMailLinks } from '../broken-mail-links.ts';
import { ContactForm } from '../contact-form.ts';
import { inboxOf } from '../inbox.ts';
import { newInquiry } from '../new-inquiry.ts';
import { narrow, type PageState, shown, wide } from '../page-state.ts';

const { toasts, panel } = contactForm;

async function submit(page: Page, answer: Parameters<ReturnType<typeof inboxOf>['answer']>[0]) {
  const form = new ContactForm(page);
  const inquiry = newInquiry();
  await inboxOf(inquiry.email).answer(answer);
  await form.open();
  await form.fill(inquiry);
  await form.send.click();
}

/** Disables timers of more than a second, so that states with a deadline last. */
export async function stopDeadlines(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = globalThis.setTimeout;
    const startShort = (run: () => void, ms = 0) => (ms > 1000 ? 0 : start(run, ms));
    Reflect.set(globalThis, 'setTimeout', startShort);
  });
}

/** Submits a form whose mail link throws: at once, or only in the panel. */
async function submitWithoutLinks(
  page: Page,
  from: 'the first' | 'the second',
  end: Locator,
): Promise<void> {
  const form = new ContactForm(page);
  const inquiry = newInquiry();
  await inboxOf(inquiry.email).answer('garbage');
  await form.open();
  await form.fill(inquiry);
  await form.expectReady();
  const restore = await breakMailLinks(page, from);
  await form.send.click();
  await expect(end).toBeVisible();
  await restore();
}

const crash = (page: Page) => page.getByRole('alert').filter({ hasText: pages.error.heading });

/** Every state of the contact form (F3, F4, F6, F7, F10, F11, F12, R5). */
export const inquiryStates: readonly Omit<PageState, 'within'>[] = [
  {
    name: 'errors',
    size: narrow,
    stops: '#inquiry-form *',
    async reach(page) {
      const form = new ContactForm(page);
      await form.open();
      await form.send.click();
    },
    expectStill: shown((page) => page.getByText(contactForm.fields.message.error)),
  },
  {
    name: 'toast and confirmation of a sent inquiry',
    size: wide,
    async reach(page) {
      await stopDeadlines(page);
      await submit(page, 'ok');
    },
    expectStill: shown((page) => new ContactForm(page).toast(toasts.sent.title)),
  },
  {
    name: 'toast and panel of a fallback',
    size: narrow,
    stops: '#contact section *',
    async reach(page, watch) {
      const form = new ContactForm(page);
      watch.expectMessage(/status of 412/);
      await stopDeadlines(page);
      await submit(page, 412);
      await expect(form.panelTitle).toBeVisible();
    },
    expectStill: shown((page) => new ContactForm(page).toast(toasts.mailFallback.title)),
  },
  {
    name: 'sending, below a panel with a message that is not on the clipboard',
    size: wide,
    async reach(page, watch) {
      const form = new ContactForm(page);
      watch.expectMessage(/status of 412/);
      await stopDeadlines(page);
      await submit(page, 412);
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied'));
      });
      await page.getByRole('button', { name: panel.copy }).click();
      await page.getByRole('button', { name: toasts.close }).click();
      const next = newInquiry();
      await inboxOf(next.email).answer('hang');
      await form.fill(next);
      await form.send.click();
    },
    async expectStill(page) {
      await expect(page.getByText(panel.copyFailed)).toBeVisible();
      await expect(new ContactForm(page).send).toHaveText(contactForm.sending);
    },
  },
  {
    name: 'toast of a failure',
    size: wide,
    async reach(page, watch) {
      const form = new ContactForm(page);
      watch.expectMessage(/could not be sent/);
      await stopDeadlines(page);
      await submitWithoutLinks(page, 'the first', form.toast(toasts.failed.title));
    },
    expectStill: shown((page) => new ContactForm(page).toast(toasts.failed.title)),
  },
  {
    name: 'crashed form',
    size: narrow,
    async reach(page, watch) {
      watch.expectMessage(/no link today/);
      await submitWithoutLinks(page, 'the second', crash(page));
    },
    expectStill: shown(crash),
  },
  {
    name: 'form whose code did not load',
    size: wide,
    async reach(page, watch) {
      const form = new ContactForm(page);
      watch.expectMessage(/ERR_FAILED/);
      watch.expectMessage(/could not be loaded/);
      await page.route(/\/_astro\/(hydrate|mail-fallback)-.*\.js/, (route) => route.abort());
      await page.goto('/#contact');
      await form.fill(newInquiry());
      await form.send.click();
    },
    expectStill: shown((page) => new ContactForm(page).root.getByText(contactForm.unavailable)),
  },
];

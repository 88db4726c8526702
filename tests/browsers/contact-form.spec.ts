import { agency, contactForm, pages } from '../content.ts';
import { inboxOf } from '../e2e/inbox.ts';
import { newInquiry } from '../e2e/new-inquiry.ts';
import { eventually, expect, type Tab, test } from './tab.ts';

const { panel, toasts } = contactForm;
const submit = '#contact [type="submit"]';
const fieldInError = (name: string) => ({ css: `[name="${name}"][aria-invalid="true"]:focus` });
const toast = (name: string) => ({ css: `[aria-label="${toasts.region}"] *`, name });

/** Runs in the page: what the fields hold, in their order. */
const typed = () =>
  [...document.querySelectorAll<HTMLInputElement>('#contact [aria-required]')]
    .map(({ value }) => value)
    .join(' ');

/** Fills the form by keyboard, from the first field on, and sends it: first with errors, then whole. */
async function send(tab: Tab, behavior: Parameters<ReturnType<typeof inboxOf>['setBehavior']>[0]) {
  // A line break would be typed as Enter.
  const inquiry = newInquiry({ message: 'We miss calls on Saturdays.' });
  await inboxOf(inquiry.email).setBehavior(behavior, { delayMs: 700 });
  await tab.open('/#contact');
  await tab.click({ css: submit });
  for (const [index, [name, value]] of Object.entries(inquiry).entries()) {
    if (index > 0) await tab.press('Tab');
    await tab.expectShown(fieldInError(name));
    await tab.type(value);
  }
  await tab.click({ css: submit });
  await tab.expectShown({ css: `${submit}:disabled` });
  return inquiry;
}

test('F3 F4 F6 an inquiry is sent once, and a toast confirms it', async ({ tab }) => {
  const inquiry = await send(tab, 'ok');
  await tab.press('Enter');
  await tab.expectShown(toast(toasts.sent.title));
  await tab.expectInPage(typed, '    ');
  const messages = await inboxOf(inquiry.email).messages();
  expect(messages.map(({ params }) => params['message'])).toEqual([inquiry.message]);
});

test('F7 F11 F12 a refused inquiry opens the mail client once, and is kept', async ({ tab }) => {
  tab.expected.push(/412/);
  const inquiry = await send(tab, 412);
  await tab.expectShown(toast(toasts.mailFallback.title));
  const start = `mailto:${agency.email}?subject=`;
  await eventually(async () => expect(tab.mailLinks()).toEqual([expect.stringContaining(start)]));
  expect(decodeURIComponent(String(tab.mailLinks()))).toContain(inquiry.message);
  await tab.click({ css: `form a[href="${pages.privacy.path}"]` });
  await tab.click({ css: 'header a[href="/#contact"]' });
  await tab.click({ css: '#contact button', name: panel.restore });
  expect(tab.mailLinks()).toHaveLength(1);
  await tab.expectInPage(typed, Object.values(inquiry).join(' '));
});

import { agency, contactForm } from '../content.ts';
import { inboxOf } from '../e2e/inbox.ts';
import { newInquiry } from '../e2e/new-inquiry.ts';
import { eventually, expect, phone, type Tab, test } from './tab.ts';

const { fields, panel, sending, toasts } = contactForm;
const submit = { css: '#contact [type="submit"]' };
const field = (name: string) => ({ css: `#contact [name="${name}"]` });
const toast = (name: string) => ({ css: `[aria-label="${toasts.region}"] *`, name });
const wholeMessage = { css: '#contact textarea', name: panel.message };

/** The message has one line: a line break would be typed as Enter. */
const newOneLineInquiry = () => newInquiry({ message: 'We miss calls on Saturdays.' });

/** Opens the form and fills it by keyboard, from the first field on. */
async function fillForm(tab: Tab, values: Readonly<Record<string, string>>): Promise<void> {
  await tab.open('/#contact');
  for (const [index, [name, value]] of Object.entries(values).entries()) {
    if (index === 0) await tab.click(field(name));
    else await tab.press('Tab');
    await tab.expectFocused(field(name));
    await tab.type(value);
  }
}

async function expectValues(tab: Tab, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await tab.expectState(field(name), { value });
}

test('F4 F6 an inquiry is sent once, and a toast confirms it', async ({ tab }) => {
  const inquiry = newOneLineInquiry();
  await inboxOf(inquiry.email).answer('ok', { delayMs: 700 });
  await fillForm(tab, inquiry);
  await tab.click(submit);
  await tab.expectState(submit, { isDisabled: true, text: sending });
  await tab.press('Enter');
  await tab.expectVisible(toast(toasts.sent.title));
  await tab.expectState(field('message'), { value: '' });
  const messages = await inboxOf(inquiry.email).messages();
  expect(messages.map(({ params }) => params['message'])).toEqual([inquiry.message]);
});

test('F12 typed text is restored after a reload', async ({ tab }) => {
  const inquiry = newOneLineInquiry();
  await fillForm(tab, inquiry);
  await tab.reload();
  await expectValues(tab, inquiry);
});

test('F7 F11 a refused inquiry opens the mail client once and is kept', async ({ tab }) => {
  const inquiry = newOneLineInquiry();
  tab.allowMessage(/412/);
  await inboxOf(inquiry.email).answer(412);
  await fillForm(tab, inquiry);
  await tab.click(submit);
  await tab.expectVisible(toast(toasts.mailFallback.title));
  await eventually(async () => expect(tab.mailLinks()).toHaveLength(1));
  const [link = ''] = tab.mailLinks();
  expect(link.startsWith(`mailto:${agency.email}?subject=`)).toBe(true);
  expect(decodeURIComponent(link)).toContain(inquiry.message);
  await tab.reload();
  await tab.expectVisible(wholeMessage);
  expect((await tab.read(wholeMessage))?.value).toContain(inquiry.message);
  expect(tab.mailLinks()).toHaveLength(1);
  await tab.click({ css: '#contact button', name: panel.restore });
  await tab.expectHidden(wholeMessage);
  await expectValues(tab, inquiry);
});

test.describe(() => {
  test.use({ size: phone });

  test('F3 errors stand at their fields, and the first one has the focus', async ({ tab }) => {
    await tab.open('/#contact');
    await tab.click(submit);
    for (const [name, { error }] of Object.entries(fields)) {
      await tab.expectState(field(name), { isInvalid: true });
      expect((await tab.read(field(name)))?.description).toContain(error);
    }
    await tab.expectFocused(field('firstName'));
  });
});

import type { Page } from '@playwright/test';
import { fieldNames } from '../../src/fields.ts';
import { agency, contactForm, services, site } from '../content.ts';
import { breakMailLinks } from './broken-mail-links.ts';
import { inboxOf } from './inbox.ts';
import { type Listener, startListening } from './listener.ts';
import { narrow } from './page-state.ts';
import { expect, test } from './test.ts';
import { fillInquiry, newVisitor, openForm, sendButton } from './visitor.ts';

const { fields, panel, toasts } = contactForm;
const sentence = ({ title, text }: { title: string; text: string }) => `${title} ${text}`;

/** Compares the whole transcript. */
async function expectTranscript(listener: Listener, lines: readonly string[]): Promise<void> {
  // When a wait begins among what is said depends on the speed of the machine.
  const body = listener.transcript().join('\n').replaceAll('[wait]\n', '');
  expect(body.split('\n')).toEqual(lines);
  await test.info().attach('transcript', { body, contentType: 'text/plain' });
}

/** Fills the form, makes the service answer so, and listens from the button on. */
async function listenAtButton(page: Page, answer: 'ok' | 412 | 'garbage'): Promise<Listener> {
  const visitor = newVisitor();
  await inboxOf(visitor.email).answer(answer, { delayMs: 800 });
  await openForm(page);
  await fillInquiry(page, visitor);
  await sendButton(page).focus();
  return startListening(page);
}

test('H3 the menu, by keyboard', async ({ page }) => {
  await page.setViewportSize(narrow);
  await page.goto('/');
  await page.getByRole('button', { name: site.theme.toggle }).focus();
  const listener = await startListening(page);
  await listener.press('Tab');
  await listener.press('Enter');
  await listener.ask();
  await listener.press('Tab');
  await listener.press('Escape');
  await expectTranscript(listener, [
    '[Tab]',
    `button, ${site.nav.menu}, not expanded`,
    '[Enter]',
    '[where am I]',
    `button, ${site.nav.menu}, expanded`,
    '[Tab]',
    `link, ${site.nav.links[0].text}`,
    '[Escape]',
    `button, ${site.nav.menu}, not expanded`,
  ]);
});

test('H9 a dialog, by keyboard', async ({ page }) => {
  const [service] = services;
  const opener = `Learn More about ${service?.name}`;
  await page.goto('/');
  await page.getByRole('button', { name: opener }).focus();
  const listener = await startListening(page);
  await listener.ask();
  await listener.press('Enter');
  await listener.read(3);
  await listener.press('Escape');
  await expectTranscript(listener, [
    '[where am I]',
    `button, ${opener}`,
    '[Enter]',
    `dialog, ${service?.name}`,
    'button, Close',
    '[next]',
    'heading, Overview, level 3',
    '[next]',
    'paragraph',
    '[next]',
    service?.overview[0] ?? '',
    '[Escape]',
    `button, ${opener}`,
  ]);
});

test('H4 H16 the theme button and its tooltip', async ({ page }) => {
  await page.goto('/privacy-policy');
  await page.getByRole('banner').getByRole('link', { name: agency.phone.display }).focus();
  const listener = await startListening(page);
  await listener.press('Tab');
  await listener.press('Enter');
  await listener.ask();
  await expectTranscript(listener, [
    '[Tab]',
    `button, ${site.theme.toggle}, ${site.theme.toDark}`,
    '[Enter]',
    '[where am I]',
    `button, ${site.theme.toggle}, ${site.theme.toLight}`,
  ]);
});

test('F3 mistakes in the form', async ({ page }) => {
  await openForm(page);
  await sendButton(page).focus();
  const listener = await startListening(page);
  await listener.press('Enter');
  for (let stops = 1; stops < fieldNames.length; stops += 1) await listener.press('Tab');
  const hint = `${fields.message.hint} `;
  await expectTranscript(
    listener,
    fieldNames.flatMap((name, index) => [
      index === 0 ? '[Enter]' : '[Tab]',
      `textbox, ${fields[name].label}, ${name === 'message' ? hint : ''}${fields[name].error}, invalid, required`,
    ]),
  );
});

test('F4 F6 an inquiry that is sent', async ({ page }) => {
  const listener = await listenAtButton(page, 'ok');
  await listener.press('Enter');
  await listener.hear(toasts.sent.title);
  await expectTranscript(listener, [
    '[Enter]',
    `polite: ${contactForm.sending}`,
    `heading, ${contactForm.confirmation.sent.title}, level 4`,
    `polite: ${sentence(toasts.sent)}`,
  ]);
});

test('F7 F11 an inquiry that is passed to the mail client', async ({ page, watch }) => {
  watch.expectMessage(/status of 412/);
  const listener = await listenAtButton(page, 412);
  await listener.press('Enter');
  await listener.hear(toasts.mailFallback.title);
  await listener.read(9);
  await expectTranscript(listener, [
    '[Enter]',
    `polite: ${contactForm.sending}`,
    `heading, ${panel.title}, level 4`,
    `polite: ${sentence(toasts.mailFallback)}`,
    ...['paragraph', panel.text, 'end of paragraph'].flatMap((line) => ['[next]', line]),
    ...[`link, ${panel.again}`, `button, ${panel.copy}`].flatMap((line) => ['[next]', line]),
    ...[`button, ${panel.restore}`, `button, ${panel.done}`].flatMap((line) => ['[next]', line]),
    ...['paragraph', panel.nothing].flatMap((line) => ['[next]', line]),
  ]);
});

test('F10 an inquiry that cannot be sent at all', async ({ page, watch }) => {
  watch.expectMessage(/could not be sent/);
  const listener = await listenAtButton(page, 'garbage');
  await breakMailLinks(page);
  await listener.press('Enter');
  await listener.hear(toasts.failed.title);
  await expectTranscript(listener, [
    '[Enter]',
    `polite: ${contactForm.sending}`,
    `button, ${contactForm.send}`,
    `assertive: ${sentence(toasts.failed)}`,
  ]);
});

import { fieldNames } from '../../src/fields.ts';
import { contactForm, services, site } from '../content.ts';
import { breakMailLinks } from './broken-mail-links.ts';
import type { ContactForm } from './contact-form.ts';
import { type Answer, inboxOf } from './inbox.ts';
import { narrow } from './page-state.ts';
import { type Listener, startListening } from './screen-reader.ts';
import { holdSending } from './sending.ts';
import { expect, test } from './test.ts';
import { themeButton } from './theme-view.ts';
import { newVisitor } from './new-inquiry.ts';

const { fields, panel, toasts } = contactForm;
const sentence = ({ title, text }: { title: string; text: string }) => `${title} ${text}`;

/** Fills the form, sends it to a service that answers so, and listens from the button on. */
async function sendAndListen(
  form: ContactForm,
  answer: Answer,
  beforeAnswer = () => Promise.resolve(),
): Promise<Listener> {
  const visitor = newVisitor();
  await inboxOf(visitor.email).answer(answer);
  const release = await holdSending(form.page);
  await form.open();
  await form.fill(visitor);
  await form.send.focus();
  const listener = await startListening(form.page);
  await listener.press('Enter', `polite: ${contactForm.sending}`);
  await beforeAnswer();
  release();
  return listener;
}

test('H3 H4 H9 H16 the theme button, the menu and a dialog, by keyboard', async ({ page }) => {
  const [service] = services;
  const opener = `Learn More about ${service?.name}`;
  await page.setViewportSize(narrow);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link').first().focus();
  const listener = await startListening(page);
  await listener.press('Tab', `button, ${site.theme.toggle}, ${site.theme.toDark}`);
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(themeButton(page)).toHaveAccessibleDescription(site.theme.toLight);
  await listener.ask(`button, ${site.theme.toggle}, ${site.theme.toLight}`);

  await listener.press('Tab', `button, ${site.nav.menu}, not expanded`);
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveAttribute('aria-expanded', 'true');
  await listener.ask(`button, ${site.nav.menu}, expanded`);
  await listener.press('Tab', `link, ${site.nav.links[0].text}`);
  await listener.press('Escape', `button, ${site.nav.menu}, not expanded`);

  await page.getByRole('button', { name: opener }).focus();
  await listener.hear(`button, ${opener}`);
  await listener.press('Enter', `dialog, ${service?.name}`, 'button, Close');
  await listener.next('heading, Overview, level 3');
  await listener.next('paragraph');
  await listener.next(service?.overview[0] ?? '');
  await listener.press('Escape', `button, ${opener}`);
});

test('F3 mistakes in the form', async ({ form, page }) => {
  await form.open();
  await form.send.focus();
  const listener = await startListening(page);
  for (const [index, name] of fieldNames.entries()) {
    const hint = name === 'message' ? `${fields.message.hint} ` : '';
    await listener.press(
      index === 0 ? 'Enter' : 'Tab',
      `textbox, ${fields[name].label}, ${hint}${fields[name].error}, invalid, required`,
    );
  }
});

test('F4 F6 an inquiry that is sent', async ({ form }) => {
  const listener = await sendAndListen(form, 'ok');
  const heading = `heading, ${contactForm.confirmation.sent.title}, level 4`;
  await listener.hear(heading, `polite: ${sentence(toasts.sent)}`);
  await listener.next('paragraph');
});

test('F7 F11 an inquiry that is passed to the mail client', async ({ form, watch }) => {
  watch.expectMessage(/status of 412/);
  const listener = await sendAndListen(form, 412);
  await listener.hear(
    `heading, ${panel.title}, level 4`,
    `polite: ${sentence(toasts.mailFallback)}`,
  );
  for (const line of [
    ...['paragraph', panel.text, 'end of paragraph'],
    ...[`link, ${panel.again}`, `button, ${panel.copy}`],
    ...[`button, ${panel.restore}`, `button, ${panel.done}`],
    ...['paragraph', panel.nothing],
  ]) {
    await listener.next(line);
  }
});

test('F10 an inquiry that cannot be sent at all', async ({ form, page, watch }) => {
  watch.expectMessage(/could not be sent/);
  const listener = await sendAndListen(form, 'garbage', async () => {
    await breakMailLinks(page);
  });
  await listener.hear(`button, ${contactForm.send}`, `assertive: ${sentence(toasts.failed)}`);
  await listener.next('paragraph');
});

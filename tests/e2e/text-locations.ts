import type { Locator } from '@playwright/test';
import type { Inquiry } from '../../src/contact-form/inquiry.ts';
import type { ContactForm } from './contact-form.ts';
import { inboxOf } from './inbox.ts';

/** The body of a mail link, with line feeds. */
export function bodyOf(link: string): string {
  const body = new URLSearchParams(link.slice(link.indexOf('?')).replaceAll('+', '%2B')).get(
    'body',
  );
  return (body ?? '').replaceAll('\r\n', '\n');
}

/** Searches the inbox, the page, the mail links and the storage for the whole text of an inquiry. */
export async function findText(form: ContactForm, { email, message }: Inquiry): Promise<string[]> {
  const valueIn = async (locator: Locator) =>
    (await locator.count()) === 1 ? await locator.inputValue() : '';
  const { mailLinks } = form.pageEvents;
  const inMail = mailLinks.some((link) => bodyOf(link).includes(message));
  const isBegun = mailLinks.some((link) => bodyOf(link).includes(message.slice(0, 200)));
  const draft = await form.savedDraft().catch(() => null);
  const saved = await form.savedFallbacks().catch(() => []);
  const messages = await inboxOf(email).messages();
  const found: Record<string, boolean> = {
    inbox: messages.some(({ params }) => params['message'] === message),
    panel: (await valueIn(form.wholeMessage)).includes(message),
    'mail draft': inMail,
    'truncated mail draft': isBegun && !inMail,
    form: (await valueIn(form.field('message'))) === message,
    'tab storage':
      draft?.['message'] === message || saved.some((each) => each.inquiry.message === message),
  };
  return Object.keys(found).filter((place) => found[place]);
}

import { agencyEmail, sharedFormCopy } from 'virtual:contact-form-copy';
import { type ConfirmationKind, showConfirmation } from './confirmation.ts';
import { element } from './element.ts';
import { readFields, writeFields } from './form-elements.ts';
import type { Inquiry } from './inquiry.ts';
import { mailLink, mailText } from './mail-link.ts';
import { showOutcome } from './outcome-section.ts';
import { type Fallback, readFallbacks, saveFallbacks } from './saved-fallbacks.ts';
import { findForm } from './shared-with-inline-script.ts';

const { panel } = sharedFormCopy;

const headingId = ({ id }: Fallback) => `mail-fallback-${id}`;

/**
 * Opens the mail client with an inquiry, and shows the panel that stays until the visitor is done with it.
 *
 * @param inquiry as parsed by `parseInquiry`
 * @param takesFocus whether the panel gets the focus
 * @returns a function that says in the panel that the service has confirmed after all
 * @throws before anything is shown when the link cannot be made
 */
export function openMailFallback(inquiry: Inquiry, takesFocus: boolean): () => void {
  const link = mailLink(inquiry, agencyEmail, sharedFormCopy);
  const fallback = { id: Date.now(), inquiry };
  // Before the link: some phones put the page away as soon as the mail client comes up.
  const isSaved = saveFallbacks([fallback, ...readFallbacks()]);
  const confirm = showPanel(fallback, link, isSaved, takesFocus);
  location.href = link.href;
  return confirm;
}

/** Shows the panels that the tab has kept and the page does not show yet. */
export function showSavedFallbacks(): void {
  const missing = readFallbacks().filter((saved) => !document.getElementById(headingId(saved)));
  for (const saved of missing.reverse()) {
    showPanel(saved, mailLink(saved.inquiry, agencyEmail, sharedFormCopy), true, false);
  }
}

/** What to do now, the mail link again, and the whole message where it can be read and copied. */
function showPanel(
  fallback: Fallback,
  { href, isCut }: ReturnType<typeof mailLink>,
  isSaved: boolean,
  takesFocus: boolean,
): () => void {
  const { inquiry } = fallback;
  const id = headingId(fallback);
  let kind: ConfirmationKind = 'mailed';

  const instructions = [element('p', {}, isCut ? panel.cut : panel.text)];
  if (!isSaved) instructions.push(element('p', { className: 'outcome-not-kept' }, panel.notKept));
  const reopenLink = element('a', { href, className: 'button button-primary' }, panel.again);
  const restore = button(() => {
    // A password manager may have filled the fields without an event.
    allowRestore();
    if (restore.disabled) return;
    writeFields(inquiry);
    remove();
    findForm()?.focus();
  }, panel.restore);
  const done = button(() => {
    remove();
    showConfirmation(kind, inquiry, true);
  }, panel.done);
  const status = element('p', { className: 'hint' });
  status.setAttribute('role', 'status');
  const address = element('a', { href: `mailto:${agencyEmail}` }, agencyEmail);
  const noMailAppHint = element('p', { className: 'hint' }, `${panel.noMailApp} `, address, '.');
  const message = element('textarea', {
    id: `${id}-text`,
    readOnly: true,
    rows: 10,
    value: mailText(inquiry, sharedFormCopy),
    className: 'field-control',
  });
  const buttons = [
    reopenLink,
    button(() => copyMessage(message, status), panel.copy),
    restore,
    done,
  ];
  const section = showOutcome(
    { id, title: panel.title, className: 'outcome', takesFocus },
    ...instructions,
    element('div', { className: 'outcome-buttons' }, ...buttons),
    status,
    noMailAppHint,
    element('label', { htmlFor: message.id, className: 'label' }, panel.message),
    message,
  );
  section.dataset['mailFallback'] = '';

  // Not while the form holds another text, which would be lost, nor once the form has crashed.
  function allowRestore(): void {
    restore.disabled = !findForm() || Object.values(readFields()).some(Boolean);
  }
  allowRestore();
  addEventListener('input', allowRestore);

  const forget = () => saveFallbacks(readFallbacks().filter((saved) => saved.id !== fallback.id));
  function remove(): void {
    forget();
    removeEventListener('input', allowRestore);
    section.remove();
  }
  return function confirm(): void {
    if (!section.isConnected) {
      showConfirmation('sent', inquiry, false);
      return;
    }
    forget();
    kind = 'sent';
    for (const part of [...instructions, reopenLink, noMailAppHint]) part.remove();
    const heading = document.getElementById(id);
    heading?.replaceChildren(panel.lateTitle);
    heading?.after(element('p', { className: 'outcome-late' }, panel.lateText));
    done.textContent = panel.close;
  };
}

function button(onclick: () => void, text: string): HTMLButtonElement {
  const className = 'button button-secondary';
  return element('button', { type: 'button', className, onclick }, text);
}

async function copyMessage(message: HTMLTextAreaElement, status: HTMLElement): Promise<void> {
  // A new node with each click, so that a screen reader says it again.
  const say = (text: string) => status.replaceChildren(element('span', {}, text));
  try {
    await navigator.clipboard.writeText(message.value);
    say(panel.copied);
  } catch {
    // Clipboard denied: the text is selected, one key press away.
    message.focus();
    message.select();
    say(panel.copyFailed);
  }
}

import { sharedFormCopy } from 'virtual:contact-form-copy';
import { element } from './element.ts';
import type { Inquiry } from './inquiry.ts';
import { composeMail } from './mail-link.ts';
import { showOutcome } from './outcome-section.ts';

/** `sent` by the service, or `mailed` as the visitor says. */
export type ConfirmationKind = 'sent' | 'mailed';

const id = 'confirmation-title';

/** Shows what was sent and when a reply comes, in place of the confirmation before. */
export function showConfirmation(
  kind: ConfirmationKind,
  inquiry: Inquiry,
  takesFocus: boolean,
): void {
  const { details, [kind]: words } = sharedFormCopy.confirmation;
  document.getElementById(id)?.parentElement?.remove();
  showOutcome(
    { id, title: words.title, className: 'outcome outcome-sent', takesFocus },
    element('p', {}, words.text),
    element(
      'details',
      { open: true },
      element('summary', {}, details),
      element('p', {}, composeMail(inquiry, sharedFormCopy).body),
    ),
  );
}

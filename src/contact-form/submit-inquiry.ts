import { type DeliveryPorts, deliver, type Outcome } from './delivery.ts';
import { clearDraft, keepDraft, readDraft, type StoragePort } from './draft.ts';
import { type Inquiry, trimInquiry } from './fields.ts';
import { type MailWords, mailLink } from './mail-link.ts';
import { serviceParameters } from './template-params.ts';

export interface SendingPorts extends Omit<DeliveryPorts, 'openMail'> {
  /** The tab's storage, null where it is denied. */
  readonly storage: StoragePort | null;
  /** Asks the system to open a `mailto:` URL. May throw. */
  openLink(href: string): void;
}

export interface SendingOptions {
  /** The owner's address, from the configuration. */
  readonly toEmail: string;
  readonly words: MailWords;
  readonly suspectedSpam: boolean;
}

/** What became of an inquiry, and whether a reload would still find its text in the tab's storage. */
export interface Sent {
  readonly outcome: Outcome;
  readonly isKept: boolean;
}

/**
 * Sends one inquiry and keeps the tab's draft in step with what becomes of it (F6-F8, F10-F13): in the form
 * while it is under way and after a failure, in the panel once the mail program was asked to open, gone when
 * the service has confirmed, also late.
 *
 * @param typed the values as they stand in the fields; they are trimmed for sending and kept as typed
 * @returns as {@link deliver} does; it never rejects
 */
export async function sendInquiry(
  typed: Inquiry,
  { storage, openLink, ...ports }: SendingPorts,
  { toEmail, words, suspectedSpam }: SendingOptions,
): Promise<Sent> {
  const values = trimInquiry(typed);
  let isKept = keepDraft(storage, { phase: 'typing', values: typed });
  const outcome = await deliver(
    serviceParameters(values, toEmail),
    {
      ...ports,
      openMail() {
        const { href } = mailLink(values, toEmail, words);
        // Before the link: some phones put the page away as soon as the mail program comes up.
        isKept = keepDraft(storage, { phase: 'handed-over', values: typed });
        openLink(href);
      },
      onLateSuccess() {
        forget(typed, storage);
        ports.onLateSuccess?.();
      },
    },
    { suspectedSpam },
  );
  if (outcome.kind === 'sent') clearDraft(storage);
  if (outcome.kind === 'failed') isKept = keepDraft(storage, { phase: 'typing', values: typed });
  return { outcome, isKept };
}

// The visitor may be typing the next inquiry by the time the service confirms the last one.
function forget(values: Inquiry, storage: StoragePort | null): void {
  const draft = readDraft(storage);
  if (JSON.stringify(draft?.values) === JSON.stringify(values)) clearDraft(storage);
}

import type { ContactFormContent } from '../content/contact-form.ts';
import { type FieldName, type Inquiry, inquiryParams } from './fields.ts';
import { singleLine } from './validate.ts';

/**
 * The longest link, in characters. Chromium on Windows and Outlook silently reject links of about 2,046
 * characters or more; the difference leaves room for what a mail client adds.
 */
export const maxLinkLength = 1800;

/** The labels in the email, its subject, and the note at the end of a message that was cut. */
export interface MailCopy {
  readonly fields: Readonly<Record<FieldName, { readonly label: string }>>;
  readonly mail: ContactFormContent['mail'];
}

// RFC 6068, section 5: a line break in a body is CRLF. Other control characters can truncate a link in programs
// written in C; they are invisible, so they become spaces.
function bodyText(message: string): string {
  return message
    .replace(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/g, '\r\n')
    .replace(/[^\P{Cc}\t\r\n]/gu, ' ');
}

/**
 * The whole email for an inquiry: its subject on one line, and a body with the contact details, each on one line, and
 * the message, with CRLF line endings. An optional field that is empty is left out. Linear in the length of the
 * values; never throws.
 *
 * @param inquiry as parsed by `parseInquiry`
 */
export function composeMail(inquiry: Inquiry, copy: MailCopy) {
  const values: Readonly<Record<string, string>> = inquiry;
  const { mail } = copy;
  const subject = mail.subject.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  const lines = inquiryParams(inquiry)
    .filter(({ value }) => value)
    .map(({ fields: [field, ...others], value }) => {
      const label = field && others.length === 0 ? copy.fields[field.name].label : mail.name;
      return field?.isMultiline ? `\r\n${label}:\r\n${bodyText(value)}` : `${label}: ${value}`;
    });
  return { subject: singleLine(subject), body: lines.join('\r\n') };
}

/** The whole email with LF line endings, for the visitor to read and copy. */
export function mailText(inquiry: Inquiry, copy: MailCopy): string {
  const { subject, body } = composeMail(inquiry, copy);
  return `${subject}\n\n${body.replaceAll('\r\n', '\n')}`;
}

/** A text's characters as readers see them; before Firefox 125, its code points. */
function* characters(text: string): Generator<string> {
  if (!('Segmenter' in Intl)) return yield* text;
  for (const { segment } of new Intl.Segmenter().segment(text)) yield segment;
}

/**
 * The longest beginning of a text that percent-encodes to at most `room` characters and splits no character: no accent
 * or half of a flag is lost.
 */
function cut(text: string, room: number): string {
  let used = 0;
  let length = 0;
  for (const character of characters(text)) {
    used += encodeURIComponent(character).length;
    if (used > room) break;
    length += character.length;
  }
  return text.slice(0, length);
}

/**
 * A link that opens the visitor's mail client with the email from {@link composeMail} (RFC 6068). If it would be
 * longer than {@link maxLinkLength} characters, `isCut` is true, and the message ends with a note where it was cut. It
 * is longer only if the other fields alone are: they are never cut.
 *
 * @param inquiry as parsed by `parseInquiry`, of any length
 * @param toEmail the owner's address
 */
export function mailLink(inquiry: Inquiry, toEmail: string, copy: MailCopy) {
  const { subject, body } = composeMail(inquiry, copy);
  const start = `mailto:${toEmail}?subject=${encodeURIComponent(subject)}&body=`;
  const whole = start + encodeURIComponent(body);
  if (whole.length <= maxLinkLength) return { href: whole, isCut: false };
  // The message comes last.
  const message = bodyText(inquiry.message);
  const details = encodeURIComponent(body.slice(0, body.length - message.length));
  const note = encodeURIComponent(`\r\n\r\n${copy.mail.cutNote}`);
  const room = maxLinkLength - start.length - details.length - note.length;
  const kept = encodeURIComponent(cut(message, room));
  return { href: start + details + kept + note, isCut: true };
}

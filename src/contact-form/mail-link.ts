import { type FieldName, isOptional } from '../fields.ts';
import { longestLink } from './brief-mail-link.ts';
import { type Inquiry, inquiryParams, isMultiline } from './inquiry.ts';
import { singleLine, wellFormed } from './sanitize.ts';
import { truncateEncoded } from './truncate-encoded.ts';

/** The subject, the labels of the details in the body, and the note that ends a truncated one. */
export interface MailCopy {
  readonly fields: Readonly<Record<FieldName, { readonly label: string }>>;
  /** In the subject, the name of a field in braces stands for its value. */
  readonly mail: {
    readonly subject: string;
    readonly nameLabel: string;
    readonly cutNote: string;
  };
}

/** A mail as plain text: the subject on one line, the lines of the body ended by CRLF. */
export type Mail = { readonly subject: string; readonly body: string };

// What each part may take of a link that has to be truncated, in encoded characters. The longest address that
// mail can carry (254, RFC 5321) stays whole unless it has signs that have to be encoded.
const shares = { subject: 360, detail: 262, note: 300 } as const;

// RFC 6068, section 5: a line break in a body is CRLF. Other control characters can end a link early in
// programs written in C; they show nothing, so a space takes their place.
function bodyText(message: string): string {
  return message
    .replace(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/g, '\r\n')
    .replace(/[^\P{Cc}\t\r\n]/gu, ' ');
}

function subjectOf(inquiry: Inquiry, { mail }: MailCopy): string {
  const values: Readonly<Record<string, string>> = inquiry;
  return singleLine(mail.subject.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''));
}

/** @param change what becomes of each detail on its way into the body */
function bodyOf(inquiry: Inquiry, copy: MailCopy, change = (detail: string) => detail): string {
  return inquiryParams(inquiry)
    .filter(({ fields, value }) => value || !fields.every(isOptional))
    .map(({ fields: [field, ...others], value }) => {
      const label =
        field && others.length === 0 ? copy.fields[field.name].label : copy.mail.nameLabel;
      return field && isMultiline(field)
        ? `\r\n${label}:\r\n${bodyText(value)}`
        : `${label}: ${change(value)}`;
    })
    .join('\r\n');
}

function shorten(text: string, room: number): string {
  const fitting = truncateEncoded(text, room);
  if (fitting === text) return text;
  return `${truncateEncoded(text, room - encodeURIComponent('…').length).trimEnd()}…`;
}

// RFC 6068, section 2: everything in the address but its `@` is encoded, so a comma adds no recipient and
// a question mark no header.
function encodeAddress(address: string): string {
  return wellFormed(address)
    .split(/@(?=[^@]*$)/)
    .map(encodeURIComponent)
    .join('@');
}

/** The message comes last, and takes what the details leave. */
function composeShortMail(inquiry: Inquiry, copy: MailCopy, room: number): Mail {
  const subject = shorten(subjectOf(inquiry, copy), shares.subject);
  const shortDetail = (detail: string) => shorten(detail, shares.detail);
  const note = `\r\n\r\n${shorten(copy.mail.cutNote, shares.note)}`;
  const left = room - encodeURIComponent(subject + note).length;
  const text = truncateEncoded(bodyOf(inquiry, copy, shortDetail), left);
  return { subject, body: `${text}${note}` };
}

/**
 * The whole mail for an inquiry: its subject, and a body with the contact details, each on one line, and the
 * message. Nothing is truncated; linear in the length of the values; throws nothing.
 *
 * @param inquiry as parsed by `parseInquiry`
 */
export function composeMail(inquiry: Inquiry, copy: MailCopy): Mail {
  return { subject: subjectOf(inquiry, copy), body: bodyOf(inquiry, copy) };
}

/** The whole mail with the line ends of a page, for the visitor to read and to copy. */
export function mailText(inquiry: Inquiry, copy: MailCopy): string {
  const { subject, body } = composeMail(inquiry, copy);
  return `${subject}\n\n${body.replaceAll('\r\n', '\n')}`;
}

/**
 * The link that opens the visitor's mail client with the mail of {@link composeMail} (RFC 6068), or as much of
 * it as fits into {@link longestLink} characters: then `isCut` is true and the body ends with the note.
 *
 * @param inquiry as parsed by `parseInquiry`, of any length
 * @param toEmail the owner's address, of the length that mail allows
 * @returns the `mailto:` URL, and whether anything of the inquiry had to be left out of it
 */
export function mailLink(inquiry: Inquiry, toEmail: string, copy: MailCopy) {
  const write = ({ subject, body }: Mail) =>
    `mailto:${encodeAddress(toEmail)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  const whole = write(composeMail(inquiry, copy));
  if (whole.length <= longestLink) return { href: whole, isCut: false };
  const room = longestLink - write({ subject: '', body: '' }).length;
  return { href: write(composeShortMail(inquiry, copy, room)), isCut: true };
}

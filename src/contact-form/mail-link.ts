import { type FieldName, type Inquiry, inquiryParams, isMultiline } from './fields.ts';
import { singleLine } from './validate.ts';

/**
 * The longest link, in characters. Chromium on Windows and Outlook silently reject links of about 2,046
 * characters or more; the difference leaves room for what a mail client adds.
 */
export const maxLinkLength = 1800;

/** The subject, the labels of the details in the body, and the note at the end of a truncated body. */
export interface MailCopy {
  readonly fields: Readonly<Record<FieldName, { readonly label: string }>>;
  /** In the subject, a field name in braces is replaced by its value. */
  readonly mail: {
    readonly subject: string;
    readonly nameLabel: string;
    readonly cutNote: string;
  };
}

/** A plain-text email: the subject on one line, the body with CRLF line endings. */
export type Mail = { readonly subject: string; readonly body: string };

// The maximum length of each part of a truncated link, in encoded characters. The longest valid email address (254,
// RFC 5321) stays whole unless it has characters that must be encoded.
const maxLengths = { subject: 360, detail: 262, note: 300 } as const;

// RFC 6068, section 5: a line break in a body is CRLF. Other control characters can truncate a link in programs
// written in C; they are invisible, so they become spaces.
function bodyText(message: string): string {
  return message
    .replace(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/g, '\r\n')
    .replace(/[^\P{Cc}\t\r\n]/gu, ' ');
}

function subjectOf(inquiry: Inquiry, { mail }: MailCopy): string {
  const values: Readonly<Record<string, string>> = inquiry;
  return singleLine(mail.subject.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''));
}

/** @param change transforms each detail for the body */
function bodyOf(inquiry: Inquiry, copy: MailCopy, change = (detail: string) => detail): string {
  return inquiryParams(inquiry)
    .map(({ fields: [field, ...others], value }) => {
      const label =
        field && others.length === 0 ? copy.fields[field.name].label : copy.mail.nameLabel;
      return field && isMultiline(field)
        ? `\r\n${label}:\r\n${bodyText(value)}`
        : `${label}: ${change(value)}`;
    })
    .join('\r\n');
}

// Only text made of stacked combining marks has longer clusters.
const maxClusterLength = 64;

// Without Intl.Segmenter (Firefox before 125) a string is iterated by code point, which is acceptable.
function clusters(text: string): Iterable<string> {
  if (!('Segmenter' in Intl)) return text;
  const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text);
  return Array.from(segments, ({ segment }) => segment);
}

/**
 * The longest beginning of a text that percent-encodes to at most `room` characters, cut between grapheme
 * clusters, so that no accent or half of a flag is lost.
 *
 * @param text well-formed Unicode of any length; only about `room` characters of it are looked at
 * @param room in characters of `encodeURIComponent`'s result; nothing fits if it is zero or less
 */
function truncateEncoded(text: string, room: number): string {
  // A character encodes to at least one; the margin makes sure that this never cuts into a cluster that fits.
  const candidate = text.slice(0, Math.max(room, 0) + maxClusterLength);
  let used = 0;
  let kept = '';
  for (const cluster of clusters(candidate)) {
    used += encodeURIComponent(cluster).length;
    if (used > room) break;
    kept += cluster;
  }
  return kept;
}

function shorten(text: string, room: number): string {
  const fitting = truncateEncoded(text, room);
  if (fitting === text) return text;
  return `${truncateEncoded(text, room - encodeURIComponent('…').length).trimEnd()}…`;
}

/** The message comes last and gets the remaining length. */
function composeShortMail(inquiry: Inquiry, copy: MailCopy, room: number): Mail {
  const subject = shorten(subjectOf(inquiry, copy), maxLengths.subject);
  const shortDetail = (detail: string) => shorten(detail, maxLengths.detail);
  const note = `\r\n\r\n${shorten(copy.mail.cutNote, maxLengths.note)}`;
  const left = room - encodeURIComponent(subject + note).length;
  const text = truncateEncoded(bodyOf(inquiry, copy, shortDetail), left);
  return { subject, body: `${text}${note}` };
}

/**
 * The whole email for an inquiry: its subject, and a body with the contact details, each on one line, and the
 * message. Nothing is truncated; linear in the length of the values; never throws.
 *
 * @param inquiry as parsed by `parseInquiry`
 */
export function composeMail(inquiry: Inquiry, copy: MailCopy): Mail {
  return { subject: subjectOf(inquiry, copy), body: bodyOf(inquiry, copy) };
}

/** The whole email with LF line endings, for the visitor to read and copy. */
export function mailText(inquiry: Inquiry, copy: MailCopy): string {
  const { subject, body } = composeMail(inquiry, copy);
  return `${subject}\n\n${body.replaceAll('\r\n', '\n')}`;
}

/**
 * A link that opens the visitor's mail client with the email from {@link composeMail} (RFC 6068), or as much of
 * it as fits into {@link maxLinkLength} characters: then `isCut` is true and the body ends with the note.
 *
 * @param inquiry as parsed by `parseInquiry`, of any length
 * @param toEmail the owner's address, as checked by the content schema
 * @returns the `mailto:` URL, and whether any of the inquiry had to be left out
 */
export function mailLink(inquiry: Inquiry, toEmail: string, copy: MailCopy) {
  const write = ({ subject, body }: Mail) =>
    `mailto:${toEmail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  const whole = write(composeMail(inquiry, copy));
  if (whole.length <= maxLinkLength) return { href: whole, isCut: false };
  const room = maxLinkLength - write({ subject: '', body: '' }).length;
  return { href: write(composeShortMail(inquiry, copy, room)), isCut: true };
}

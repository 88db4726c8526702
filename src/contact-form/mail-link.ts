import { fieldNames, type Inquiry, mapFields, trimInquiry } from './fields.ts';
import { singleLine, wellFormed } from './sanitize.ts';
import { codePointPrefix, fitEncoded } from './truncate-encoded.ts';

/** The caller's words: four labels for the details in the body, and the note that ends a cut one. */
export type MailWords = Readonly<
  Record<'name' | 'email' | 'company' | 'message' | 'cutNote', string>
>;

/** A mail as plain text: the subject on one line, the lines of the body ended by CRLF. */
export type Mail = { readonly subject: string; readonly body: string };

/** A `mailto:` URL, and whether anything of the inquiry had to be left out of it. */
export type MailLink = { readonly href: string; readonly cut: boolean };

/**
 * The longest link, in characters. Chromium on Windows and Outlook silently refuse links from about 2,046
 * characters on; the rest leaves room for what a mail program adds (F9).
 */
export const longestLink = 1800;

// What each value may take of a link that has to be cut, in encoded characters. An address of the greatest
// length that mail can carry (254, RFC 5321) stays whole, and some 250 are left for the message at worst.
const shares = { subject: 360, name: 240, email: 270, company: 240, note: 300 } as const;

type Details = Readonly<Record<'name' | 'email' | 'company' | 'message' | 'subject', string>>;

// RFC 6068, section 5: a line break in a body is CRLF. Other control characters can cut a link short in
// programs written in C; they show nothing, so a space takes their place.
function bodyText(message: string): string {
  return wellFormed(message)
    .replace(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/g, '\r\n')
    .replace(/[^\P{Cc}\t\r\n]/gu, ' ');
}

function details(trimmed: Inquiry): Details {
  const { firstName, lastName, email, company, message } = trimmed;
  return {
    subject: singleLine(`New inquiry from ${firstName} ${lastName} - ${company}`),
    name: singleLine(`${firstName} ${lastName}`),
    email: singleLine(email),
    company: singleLine(company),
    message: bodyText(message),
  };
}

function composeBody({ name, email, company, message }: Details, words: MailWords): string {
  return [
    `${words.name}: ${name}`,
    `${words.email}: ${email}`,
    `${words.company}: ${company}`,
    '',
    `${words.message}:`,
    message,
  ].join('\r\n');
}

function shorten(text: string, room: number): string {
  const fitting = fitEncoded(text, room);
  if (fitting === text) return text;
  return `${fitEncoded(text, room - encodeURIComponent('…').length).trimEnd()}…`;
}

// RFC 6068, section 2: everything in the address but its `@` is encoded, so a comma adds no recipient and
// a question mark no header.
function encodeAddress(address: string): string {
  return wellFormed(address)
    .split(/@(?=[^@]*$)/)
    .map(encodeURIComponent)
    .join('@');
}

function encodedLength(text: string): number {
  return encodeURIComponent(text).length;
}

function composeShortMail(all: Details, words: MailWords, room: number): Mail {
  const subject = shorten(all.subject, shares.subject);
  const head = composeBody(
    {
      subject,
      name: shorten(all.name, shares.name),
      email: shorten(all.email, shares.email),
      company: shorten(all.company, shares.company),
      message: '',
    },
    words,
  );
  const note = `\r\n\r\n${shorten(words.cutNote, shares.note)}`;
  const left = room - encodedLength(subject) - encodedLength(head) - encodedLength(note);
  return { subject, body: `${head}${fitEncoded(all.message, left).trimEnd()}${note}` };
}

/**
 * The whole mail for an inquiry (F9, F11): its subject, and a body with the contact details, each on one
 * line, and the message. Values are trimmed and well-formed. Nothing is cut; linear in the length of what
 * was typed; throws nothing.
 */
export function composeMail(inquiry: Inquiry, words: MailWords): Mail {
  const all = details(trimInquiry(inquiry));
  return { subject: all.subject, body: composeBody(all, words) };
}

/**
 * The link that opens the visitor's mail program with the inquiry filled in (F9, RFC 6068): one recipient,
 * the headers `subject` and `body` and no other, at most {@link longestLink} characters whatever was typed.
 * It holds the mail of {@link composeMail}, or as much of it as fits, between whole characters: then `cut`
 * is true and the body ends with `words.cutNote`. Throws nothing.
 *
 * @param inquiry as typed, of any length; beyond trimming, only the beginning of each field is looked at
 * @param toEmail the owner's address, from the configuration, of the length that mail allows
 */
export function mailLink(inquiry: Inquiry, toEmail: string, words: MailWords): MailLink {
  const write = ({ subject, body }: Mail) =>
    `mailto:${encodeAddress(toEmail)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  const trimmed = trimInquiry(inquiry);
  if (fieldNames.every((name) => trimmed[name].length <= longestLink)) {
    const href = write(composeMail(trimmed, words));
    if (href.length <= longestLink) return { href, cut: false };
  }
  const beginning = mapFields(trimmed, (value) => codePointPrefix(value, longestLink));
  const room = longestLink - write({ subject: '', body: '' }).length;
  return { href: write(composeShortMail(details(beginning), words, room)), cut: true };
}

import type { ContactFormContent } from '../content/contact-form.ts';
import { fields, fullName, type Inquiry } from './fields.ts';

/**
 * The longest link, in characters. Chromium on Windows and Outlook silently reject links of about 2,046
 * characters or more; the difference leaves room for what a mail client adds.
 */
const maxLinkLength = 1800;

/** In a link that is too long, the most that the subject takes of it: the rest is for the body. */
const maxSubjectLength = 600;

/** The owner's address, the labels in the email, its subject, and the note at the end of a message that was cut. */
type MailContent = Pick<ContactFormContent, 'email' | 'fields' | 'mail'>;

/** A line break in the body of a mail link is CRLF (RFC 6068, section 5). */
const toCrlf = (text: string) => text.replaceAll('\n', '\r\n');

/** The subject, and a body with the contact details, each on one line, and the message. */
function composeMail(inquiry: Inquiry, { fields: texts, mail }: MailContent) {
  const values: Readonly<Record<string, string>> = inquiry;
  const subject = mail.subject.replace(
    // With what stands before it, such as a dash, which goes with an optional field that is empty.
    /([\s\p{P}]*)\{(\w+)\}/gu,
    (_, before: string, name: string) => (values[name] ? before + values[name] : ''),
  );
  // First and last name share a line, the first one.
  const others = fields.filter(({ name }) => name !== 'firstName' && name !== 'lastName');
  const lines = others.flatMap(({ name, isMultiline }) => {
    const { label } = texts[name];
    const start = isMultiline ? `\n${label}:\n` : `${label}: `;
    return inquiry[name] ? [start + inquiry[name]] : [];
  });
  return { subject, body: [`${mail.name}: ${fullName(inquiry)}`, ...lines].join('\n') };
}

/**
 * The whole email for the visitor to read and copy. An optional field that is empty is left out.
 *
 * @param inquiry as parsed by `parseInquiry`
 */
export function mailText(inquiry: Inquiry, content: MailContent): string {
  const { subject, body } = composeMail(inquiry, content);
  return `${subject}\n\n${body}`;
}

/** The longest beginning of a text that takes up at most `room` characters of a link. Splits no surrogate pair. */
function cut(text: string, room: number): string {
  let used = 0;
  let length = 0;
  for (const character of text) {
    used += encodeURIComponent(toCrlf(character)).length;
    if (used > room) break;
    length += character.length;
  }
  return text.slice(0, length);
}

/**
 * A link of at most {@link maxLinkLength} characters that opens the visitor's mail client with the email for an inquiry
 * (RFC 6068). If it would be longer, `isCut` is true: the subject has its beginning, and the body, which the message ends,
 * has a note where it was cut.
 *
 * @param inquiry as parsed by `parseInquiry`, of any length
 */
export function mailLink(inquiry: Inquiry, content: MailContent) {
  const { subject, body } = composeMail(inquiry, content);
  const linkWith = (...texts: [subject: string, body: string]) => {
    const [encodedSubject, encodedBody] = texts.map((text) => encodeURIComponent(toCrlf(text)));
    return `mailto:${content.email}?subject=${encodedSubject}&body=${encodedBody}`;
  };
  const whole = linkWith(subject, body);
  if (whole.length <= maxLinkLength) return { href: whole, isCut: false };
  const start = cut(subject, maxSubjectLength);
  const note = `\n\n${content.mail.cutNote}`;
  const room = maxLinkLength - linkWith(start, note).length;
  return { href: linkWith(start, cut(body, room) + note), isCut: true };
}

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createInquiry, fieldNames } from '../../../src/contact-form/fields.ts';
import { mailLink, mailText } from '../../../src/contact-form/mail-link.ts';
import { parseInquiry } from '../../../src/contact-form/validate.ts';
import { contactForm } from '../../../src/content/contact-form.ts';
import { ada, owner } from './samples.ts';

/** The content, with an address of the owner's. */
const content = { ...contactForm, email: owner };

const linkWith = (message: string) => mailLink({ ...ada, message }, content);

/** Takes a link apart as RFC 6068 says: one recipient, one subject and one body, whose lines end with CRLF. */
function readLink(href: string) {
  const parts = /^mailto:([^?&#,@]+@[^?&#,@]+)\?subject=([^?&#=+]*)&body=([^?&#=+]*)$/.exec(href);
  if (!parts) throw new Error(`not one recipient, one subject and one body: ${href}`);
  const [to = '', subject = '', body = ''] = parts.slice(1).map(decodeURIComponent);
  expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  return { to, subject, text: `${subject}\n\n${body.replaceAll('\r\n', '\n')}` };
}

/** A character of any script, or a broken or hostile piece of text. */
const piece = fc.oneof(
  fc.constantFrom('\0', '\t', '\n', ' ', '\u2028', '\ud83d', 'e\u0301', '👩‍👩‍👧‍👦'),
  fc.constantFrom('%0D%0ABcc:', '&bcc=x@example.org', ',y@example.org', '?', '#', '+', '%'),
  // As in a text field.
  fc.nat(0xffff).map((code) => String.fromCharCode(code).replace('\r', '\n')),
);
const anyText = fc.string({ unit: piece, maxLength: 8 });
const { length } = fieldNames;
const anyInquiry = fc
  .array(anyText, { minLength: length, maxLength: length })
  .map((texts) => createInquiry(({ name }) => texts[fieldNames.indexOf(name)] ?? ''));

test('F9 any inquiry reads back unchanged from its link', () => {
  fc.assert(
    fc.property(anyInquiry, (typed) => {
      const inquiry = parseInquiry(typed);
      const { href, isCut } = mailLink(inquiry, content);
      fc.pre(!isCut);
      const { to, subject, text } = readLink(href);
      expect(to).toBe(owner);
      const [start = ''] = contactForm.mail.subject.split('{');
      expect(subject.startsWith(start.trim())).toBe(true);
      expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      expect(text).toBe(mailText(inquiry, contactForm));
      for (const name of fieldNames) expect(text).toContain(inquiry[name]);
    }),
    { seed: 6, numRuns: 200 },
  );
});

test('F9 the email begins with the contact details, each on a line of its own', () => {
  const { fields, mail } = contactForm;
  const [, details] = mailText(ada, contactForm).split('\n\n');
  expect(details?.split('\n')).toEqual([
    `${mail.name}: Ada Byron`,
    `${fields.email.label}: ${ada.email}`,
    `${fields.company.label}: ${ada.company}`,
  ]);
});

test('F9 a link of exactly 1,800 characters is whole, and one more is cut', () => {
  const room = 1801 - linkWith('x').href.length;
  const cuts = [room, room + 1].map((length) => linkWith('x'.repeat(length)).isCut);
  expect(cuts).toEqual([false, true]);
});

test.each(['firstName', 'company'] as const)(
  'F9 a link is not longer for a %s of any length, and says that it is cut',
  (name) => {
    const { href, isCut } = mailLink({ ...ada, [name]: 'ü'.repeat(3000) }, content);
    expect(href.length).toBeLessThanOrEqual(1800);
    expect(isCut).toBe(true);
    expect(readLink(href).text).toContain(contactForm.mail.cutNote);
  },
);

test.each(['x', 'ü', '😀', '\n'])(
  'F9 a cut keeps as many whole characters like %j as fit, and adds a note',
  (one) => {
    const message = one.repeat(2000);
    const { href } = linkWith(message);
    const [kept = '', ...rest] = readLink(href).text.split(`\n\n${contactForm.mail.cutNote}`);
    expect(rest).toEqual(['']);
    expect(mailText({ ...ada, message }, contactForm).startsWith(kept)).toBe(true);
    const size = encodeURIComponent(one.replace('\n', '\r\n')).length;
    expect(href.length).toBeLessThanOrEqual(1800);
    expect(href.length).toBeGreaterThan(1800 - size);
  },
);

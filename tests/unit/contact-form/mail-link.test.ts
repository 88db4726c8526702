import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldNames, type Inquiry } from '../../../src/contact-form/fields.ts';
import { composeMail, mailLink } from '../../../src/contact-form/mail-link.ts';
import { parseInquiry } from '../../../src/contact-form/validate.ts';
import { ada, anyInquiry, copy, owner } from './samples.ts';

const linkWith = (change: Partial<Inquiry>) =>
  mailLink(parseInquiry({ ...ada, ...change }), owner, copy);

/** Takes a link apart as RFC 6068 says: one raw `@`, no raw comma, two headers. */
function readLink(href: string) {
  const parts = /^mailto:([^?&#,@]+@[^?&#,@]+)\?subject=([^?&#=+]*)&body=([^?&#=+]*)$/.exec(href);
  if (!parts) throw new Error(`not one recipient, one subject and one body: ${href}`);
  const [to = '', subject = '', body = ''] = parts.slice(1).map(decodeURIComponent);
  return { to, subject, body };
}

const messageOf = (body: string) => body.slice(body.indexOf('\r\nmessage:\r\n') + 12);
const note = `\r\n\r\n${copy.mail.cutNote}`;

test('F9 ends every line with CRLF, keeps tabs, and shows a space for other control characters', () => {
  const message = 'a\nb\rc\r\nd\u2028e\u2029f\u0085g\vh\n\ni\tj\0k\u001bl';
  const { body } = composeMail({ ...ada, message }, copy);
  expect(body).toContain('message:\r\na\r\nb\r\nc\r\nd\r\ne\r\nf\r\ng\r\nh\r\n\r\ni\tj k l');
});

test('F9 a link of exactly 1,800 characters is whole, and one more is cut', () => {
  const room = 1801 - linkWith({ message: 'x' }).href.length;
  const cuts = [room, room + 1].map((length) => linkWith({ message: 'x'.repeat(length) }).isCut);
  expect(cuts).toEqual([false, true]);
  expect(linkWith({ message: 'x'.repeat(room + 1) }).href).toHaveLength(1800);
});

test('F9 links any inquiry so that it reads back unchanged, or with a message that is marked as cut', () => {
  // Whitespace and control characters are the only ones that the email may change.
  const squeeze = (text: string) => text.toWellFormed().replace(/[\s\p{Cc}\u200b\u2060]/gu, '');
  let cuts = 0;
  fc.assert(
    fc.property(anyInquiry, (typed) => {
      const inquiry = parseInquiry(typed);
      const mail = composeMail(inquiry, copy);
      const { href, isCut } = mailLink(inquiry, owner, copy);
      const { to, subject, body } = readLink(href);
      expect(new URL(href).href).toBe(href);
      expect(to).toBe(owner);
      expect(subject).toBe(mail.subject);
      expect(subject).toMatch(/^New inquiry from[^\p{Cc}\u2028\u2029]*$/u);
      expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      for (const name of fieldNames) expect(squeeze(mail.body)).toContain(squeeze(inquiry[name]));
      if (!isCut) {
        expect(href.length).toBeLessThanOrEqual(1800);
        expect(body).toBe(mail.body);
        return;
      }
      cuts += 1;
      expect(body.endsWith(note)).toBe(true);
      expect(mail.body.startsWith(body.slice(0, -note.length))).toBe(true);
      // Only the message is cut, whatever the length of the other fields.
      const [start = ''] = mail.body.split('\r\nmessage:\r\n');
      expect(body.startsWith(start)).toBe(true);
      const details = linkWith({ ...inquiry, message: '' }).href.length;
      if (details < 1700) expect(href.length).toBeLessThanOrEqual(1800);
    }),
    { seed: 6, numRuns: 200 },
  );
  expect(cuts).toBeGreaterThan(10);
});

test.each(['🇩🇪', 'e\u0301', '👩‍👩‍👧‍👦'])('F9 a cut keeps each whole %s that fits', (character) => {
  const size = encodeURIComponent(character).length;
  const keptOf = (message: string) =>
    messageOf(readLink(linkWith({ message }).href).body).slice(0, -note.length);
  const room = keptOf('x'.repeat(2000)).length;
  for (const left of [0, 1, size - 1, size, 2 * size - 1]) {
    const start = 'x'.repeat(room - left);
    const kept = start + character.repeat(Math.floor(left / size));
    expect(keptOf(start + character.repeat(300))).toBe(kept);
  }
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldNames } from '../../../src/contact-form/fields.ts';
import { mailLink, mailText } from '../../../src/contact-form/mail-link.ts';
import { parseInquiry } from '../../../src/contact-form/validate.ts';
import { ada, anyInquiry, content, owner } from './samples.ts';

const linkWith = (message: string) => mailLink({ ...ada, message }, owner, content);

/** Takes a link apart as RFC 6068 says: one recipient, one subject and one body, whose lines end with CRLF. */
function readLink(href: string) {
  const parts = /^mailto:([^?&#,@]+@[^?&#,@]+)\?subject=([^?&#=+]*)&body=([^?&#=+]*)$/.exec(href);
  if (!parts) throw new Error(`not one recipient, one subject and one body: ${href}`);
  const [to = '', subject = '', body = ''] = parts.slice(1).map(decodeURIComponent);
  expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  return { to, subject, text: `${subject}\n\n${body.replaceAll('\r\n', '\n')}` };
}

test('F9 links any inquiry so that it reads back unchanged, or with a message that is marked as cut', () => {
  const note = `\n\n${content.mail.cutNote}`;
  let cuts = 0;
  fc.assert(
    fc.property(anyInquiry, (typed) => {
      const inquiry = parseInquiry(typed);
      fc.pre(inquiry.message !== '');
      const whole = mailText(inquiry, content);
      for (const name of fieldNames) expect(whole).toContain(inquiry[name]);
      const { href, isCut } = mailLink(inquiry, owner, content);
      const { to, subject, text } = readLink(href);
      expect(to).toBe(owner);
      expect(subject).toMatch(/^New inquiry from[^\p{Cc}\u2028\u2029]*$/u);
      if (!isCut) {
        expect(href.length).toBeLessThanOrEqual(1800);
        expect(text).toBe(whole);
        return;
      }
      cuts += 1;
      // Only the message is cut, whatever the length of the other fields.
      const [before = '', after = ''] = mailText({ ...inquiry, message: '\0' }, content).split(
        '\0',
      );
      const end = note + after;
      expect(text.startsWith(before) && text.endsWith(end)).toBe(true);
      const kept = text.slice(before.length, text.length - end.length);
      expect(inquiry.message.startsWith(kept)).toBe(true);
      if (kept) expect(href.length).toBeLessThanOrEqual(1800);
    }),
    { seed: 6, numRuns: 200 },
  );
  expect(cuts).toBeGreaterThan(10);
});

test('F9 a link of exactly 1,800 characters is whole, and one more is cut', () => {
  const room = 1801 - linkWith('x').href.length;
  const cuts = [room, room + 1].map((length) => linkWith('x'.repeat(length)).isCut);
  expect(cuts).toEqual([false, true]);
});

test.each(['x', 'ü', '😀', '\n'])(
  'F9 a cut keeps as many whole characters like %j as fit',
  (one) => {
    const size = encodeURIComponent(one.replace('\n', '\r\n')).length;
    const { length } = linkWith(one.repeat(2000)).href;
    expect(length).toBeLessThanOrEqual(1800);
    expect(length).toBeGreaterThan(1800 - size);
  },
);

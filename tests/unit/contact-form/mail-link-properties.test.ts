import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseInquiry } from '../../../src/contact-form/inquiry.ts';
import { composeMail, mailLink } from '../../../src/contact-form/mail-link.ts';
import { fieldNames } from '../../../src/fields.ts';
import { anyInquiry, anyText } from './arbitrary-inquiry.ts';
import { ada, copy, owner, readLink } from './read-mail-link.ts';

// White space and control characters are the only ones that the mail may change.
const squeeze = (text: string) => text.toWellFormed().replace(/[\s\p{Cc}\u200b\u2060]/gu, '');

describe('F9 properties', () => {
  test('F9 links random inquiries: decodable to the same text or marked as cut', () => {
    let cuts = 0;
    fc.assert(
      fc.property(anyInquiry, (typed) => {
        const inquiry = parseInquiry(typed);
        const mail = composeMail(inquiry, copy);
        const { href, isCut } = mailLink(inquiry, owner, copy);
        const link = readLink(href);

        expect(href.length).toBeLessThanOrEqual(1800);
        expect(href).toMatch(/^[\x21-\x7e]+$/);
        expect(link.to).toBe(owner);
        expect(link.subject).toMatch(/^New inquiry from[^\p{Cc}\u2028\u2029]*$/u);
        expect(link.body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);

        const url = new URL(href);
        expect(url.href).toBe(href);
        expect([url.protocol, url.hash]).toEqual(['mailto:', '']);
        expect([...url.searchParams.keys()]).toEqual(['subject', 'body']);
        expect(url.searchParams.get('body')).toBe(link.body);

        for (const name of fieldNames) {
          expect(squeeze(mail.body)).toContain(squeeze(inquiry[name]));
        }

        const whole = `mailto:${owner}?subject=${encodeURIComponent(mail.subject)}&body=${encodeURIComponent(mail.body)}`;
        // A field that is longer than the link counts as cut even if it would shrink to its controls' spaces.
        const isLong = fieldNames.some((name) => inquiry[name].length > 1800);
        if (!isLong || !isCut) expect(isCut).toBe(whole.length > 1800);
        if (!isCut) {
          expect(link).toEqual({ to: owner, ...mail });
          return;
        }
        cuts += 1;
        const note = `\r\n\r\n${copy.mail.cutNote}`;
        expect(link.body.endsWith(note)).toBe(true);
        const message = (body: string) => body.slice(body.indexOf('\r\nmessage:\r\n') + 12);
        expect(message(mail.body).startsWith(message(link.body.slice(0, -note.length)))).toBe(true);
        expect(mail.subject.startsWith(link.subject.replace(/…$/, ''))).toBe(true);
      }),
      { seed: 6, numRuns: 200 },
    );
    expect(cuts).toBeGreaterThan(10);
  }, 60_000);

  test('F9 lets no address of the configuration add a recipient or a header', () => {
    fc.assert(
      fc.property(
        anyText.filter((text) => text.length < 300 && !text.includes('@')),
        anyText.filter((text) => text.length > 0 && text.length < 300 && !text.includes('@')),
        (local, domain) => {
          const address = `x${local}@${domain}`;
          const { href } = mailLink(ada, address, copy);
          expect(readLink(href).to).toBe(address.toWellFormed());
        },
      ),
      {
        seed: 7,
        numRuns: 200,
        examples: [
          ['owner?cc=x', 'example.org'],
          ['owner,x', 'example.org\r\nBcc:y'],
        ],
      },
    );
  });
});

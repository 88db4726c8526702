import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldNames } from '../../../src/contact-form/fields.ts';
import { composeMail, mailLink } from '../../../src/contact-form/mail-link.ts';
import { anyInquiry, anyText } from './arbitrary-inquiry.ts';
import { ada, owner, readLink, words } from './read-mail-link.ts';

// White space and control characters are the only ones that the mail may change; in an address, those that
// nobody can see go too.
const squeeze = (text: string) => text.toWellFormed().replace(/[\s\p{Cc}\u200b\u2060]/gu, '');
const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

describe('F9 properties', () => {
  test('F9 links 10,000 random inquiries: decodable to the same text or marked as cut', () => {
    let cuts = 0;
    fc.assert(
      fc.property(anyInquiry, (inquiry) => {
        const mail = composeMail(inquiry, words);
        const { href, cut } = mailLink(inquiry, owner, words);
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
          const typed = inquiry[name].replace(name === 'email' ? invisible : '', '');
          expect(squeeze(mail.body)).toContain(squeeze(typed));
        }

        const whole = `mailto:${owner}?subject=${encodeURIComponent(mail.subject)}&body=${encodeURIComponent(mail.body)}`;
        // A field that is longer than the link counts as cut even if it would shrink to its controls' spaces.
        const isLong = fieldNames.some((name) => inquiry[name].length > 1800);
        if (!isLong || !cut) expect(cut).toBe(whole.length > 1800);
        if (!cut) {
          expect(link).toEqual({ to: owner, ...mail });
          return;
        }
        cuts += 1;
        const note = `\r\n\r\n${words.cutNote}`;
        expect(link.body.endsWith(note)).toBe(true);
        const message = (body: string) => body.slice(body.indexOf('\r\nMessage:\r\n') + 12);
        expect(message(mail.body).startsWith(message(link.body.slice(0, -note.length)))).toBe(true);
        expect(mail.subject.startsWith(link.subject.replace(/…$/, ''))).toBe(true);
      }),
      { numRuns: 10_000 },
    );
    expect(cuts).toBeGreaterThan(500);
  }, 60_000);

  test('F9 lets no address of the configuration add a recipient or a header', () => {
    fc.assert(
      fc.property(
        anyText.filter((text) => text.length < 300 && !text.includes('@')),
        anyText.filter((text) => text.length > 0 && text.length < 300 && !text.includes('@')),
        (local, domain) => {
          const address = `x${local}@${domain}`;
          const { href } = mailLink(ada, address, words);
          expect(readLink(href).to).toBe(address.toWellFormed());
        },
      ),
      { numRuns: 1000 },
    );
  });
});

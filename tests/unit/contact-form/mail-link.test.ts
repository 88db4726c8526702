import { describe, expect, test } from 'vitest';
import { createInquiry, type Inquiry, parseInquiry } from '../../../src/contact-form/inquiry.ts';
import { composeMail, longestLink, mailLink } from '../../../src/contact-form/mail-link.ts';
import { ada, copy, owner, readLink } from './read-mail-link.ts';

describe('F9 the whole mail', () => {
  test('F9 has the subject of the specification and a body with details and message', () => {
    const { subject, body } = composeMail(ada, copy);
    expect(subject).toBe('New inquiry from Ada Byron - Engines & Co');
    expect(body.split('\r\n')).toEqual(
      expect.arrayContaining([
        'Name: Ada Byron',
        'email: ada+tag@example.com',
        'company: Engines & Co',
      ]),
    );
    expect(body).toContain('\r\n\r\nmessage:\r\nFirst line\r\nsecond line, 100% + more?');
  });

  test('F9 ends every line with CRLF, keeps tabs, and shows a space for other control characters', () => {
    const message = 'a\nb\rc\r\nd\u2028e\u2029f\u0085g\vh\n\ni\tj\0k\u001bl';
    const { body } = composeMail({ ...ada, message }, copy);
    expect(body).toContain('message:\r\na\r\nb\r\nc\r\nd\r\ne\r\nf\r\ng\r\nh\r\n\r\ni\tj k l');
  });
});

describe('F9 a link that has to be cut', () => {
  const linkWith = (change: Partial<Inquiry>) =>
    mailLink(parseInquiry({ ...ada, ...change }), owner, copy);

  test('F9 holds a link of exactly the greatest length whole and cuts the next', () => {
    const used = linkWith({ message: '' }).href.length;
    const whole = linkWith({ message: 'x'.repeat(longestLink - used) });
    expect(longestLink).toBe(1800);
    expect(whole.href).toHaveLength(1800);
    expect(whole.isCut).toBe(false);
    const next = linkWith({ message: 'x'.repeat(longestLink - used + 1) });
    expect(next.isCut).toBe(true);
    expect(next.href.length).toBeLessThanOrEqual(1800);
  });

  test('F9 cuts the message, keeps the details whole and ends with the note', () => {
    const { href, isCut } = linkWith({ message: 'x'.repeat(60_000) });
    const { subject, body } = readLink(href);
    expect(isCut).toBe(true);
    expect(subject).toBe('New inquiry from Ada Byron - Engines & Co');
    expect(body).toMatch(/^Name: Ada Byron\r\nemail: ada\+tag@example\.com\r\n/);
    expect(body.endsWith(`xx\r\n\r\n${copy.mail.cutNote}`)).toBe(true);
    expect(href.length).toBeGreaterThan(1780);
  });

  test('F9 cuts names, address and company too, and leaves room for the message', () => {
    const long = 'длинный'.repeat(1000);
    const each = { firstName: long, lastName: long, email: long, company: long, message: long };
    const { href, isCut } = linkWith(each);
    const { subject, body } = readLink(href);
    expect(isCut).toBe(true);
    expect(subject).toMatch(/^New inquiry from (длинный)+\p{L}*…$/u);
    expect(body).toMatch(/\r\nmessage:\r\n(длинный){4,}\p{L}*\r\n\r\n\[/u);
    expect(body.endsWith(copy.mail.cutNote)).toBe(true);
  });

  test('F9 keeps the longest address that mail can carry', () => {
    const email = `${'a'.repeat(64)}@${'b'.repeat(185)}.com`;
    const { body } = readLink(
      linkWith(createInquiry(({ name }) => (name === 'email' ? email : 'n'.repeat(5000)))).href,
    );
    expect(body).toContain(`email: ${email}\r\n`);
  });

  test.each([
    ['a family emoji', '👩‍👩‍👧‍👦'],
    ['a flag', '🇩🇪'],
    ['an accent', 'e\u0301\u0323'],
    ['a Hangul syllable in letters', '\u1112\u1161\u11ab'],
    ['a surrogate pair', '😀'],
  ])('F9 cuts no %s in two', (_, cluster) => {
    for (let shift = 0; shift < 12; shift += 1) {
      const padding = 'x'.repeat(shift);
      const { body } = readLink(linkWith({ message: padding + cluster.repeat(500) }).href);
      const text = body.slice(body.indexOf('message:\r\n') + 10, body.lastIndexOf('\r\n\r\n'));
      expect(text.slice(shift).replaceAll(cluster, '')).toBe('');
      expect(text.length).toBeGreaterThan(shift + cluster.length);
    }
  });

  test('F9 cuts between code points where the browser cannot tell clusters', () => {
    const { Segmenter } = Intl;
    Reflect.deleteProperty(Intl, 'Segmenter');
    try {
      const { href, isCut } = linkWith({ message: '👩‍👩‍👧‍👦'.repeat(500) });
      expect(isCut).toBe(true);
      expect(readLink(href).body).not.toContain('\ufffd');
    } finally {
      Object.assign(Intl, { Segmenter });
    }
  });

  // In quadratic time none of these would come to an end.
  test.each(['x', '\n', '\ud800', '\u0301', '👩‍👩‍👧‍👦'])(
    'F9 links a million of %j in every field',
    (unit) => {
      const long = unit.repeat(1_000_000 / unit.length);
      const { href } = linkWith(createInquiry(() => `x${long}x`));
      expect(href.length).toBeLessThanOrEqual(1800);
      expect(readLink(href).to).toBe(owner);
    },
  );
});

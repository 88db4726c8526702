import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createInquiry, parseInquiry, templateParams } from '../../../src/contact-form/inquiry.ts';
import type { FieldName } from '../../../src/contact-form/fields.ts';
import { anyInquiry, owner } from './samples.ts';

const parseField = (name: FieldName, value: string) =>
  parseInquiry(createInquiry(() => value))[name];

test.each([
  ['line breaks', '\r\n\u2028\u2029\u0085'],
  ['the spaces of other scripts', '\u00a0\u1680\u2003\u202f\u3000'],
  ['zero-width spaces and the byte order mark', '\u200b\u2060\ufeff'],
  ['control characters', '\0\u001b\u009f'],
  // A rule in quadratic time would not finish.
  ['a million spaces', ' '.repeat(1_000_000)],
])('F2 trims %s from both ends and nowhere else', (_, blanks) => {
  expect(parseField('message', `${blanks}a${blanks}b${blanks}`)).toBe(`a${blanks}b`);
});

test('F2 removes invisible characters from an email address, and from nothing else', () => {
  const pasted = '\u202aada\u200b@exam\u00adple.com\u202c';
  expect(parseField('email', pasted)).toBe('ada@example.com');
  expect(parseField('company', pasted)).toBe(pasted);
});

test('F2 F5 parses any inquiry to trimmed, well-formed values on one line, and is idempotent', () => {
  fc.assert(
    fc.property(anyInquiry, (typed) => {
      const inquiry = parseInquiry(typed);
      expect(parseInquiry(inquiry)).toEqual(inquiry);
      expect(typed.message.toWellFormed()).toContain(inquiry.message);
      const { message, ...headers } = templateParams(inquiry, owner);
      expect(message).toBe(inquiry.message);
      for (const value of Object.values(headers))
        expect(value).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      for (const value of Object.values(inquiry)) {
        expect(value).toBe(value.trim());
        expect(value.isWellFormed()).toBe(true);
      }
    }),
    { seed: 1, numRuns: 300 },
  );
});

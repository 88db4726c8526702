import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createInquiry, parseInquiry } from '../../../src/contact-form/inquiry.ts';
import type { FieldName } from '../../../src/fields.ts';
import { anyInquiry } from './arbitrary-inquiry.ts';

const parseField = (name: FieldName, value: string) =>
  parseInquiry(createInquiry(() => value))[name];

test.each([
  ['spaces and tabs', ' \t'],
  ['line breaks', '\r\n\u2028\u2029\u0085'],
  ['the spaces of other scripts', '\u00a0\u1680\u2003\u202f\u3000'],
  ['zero-width spaces and the byte order mark', '\u200b\u2060\ufeff'],
  ['control characters', '\0\u001b\u009f'],
])('F2 trims %s from both ends and nowhere else', (_, blanks) => {
  expect(parseField('message', `${blanks}a${blanks}b${blanks}`)).toBe(`a${blanks}b`);
});

test('F2 keeps joiners and accents at the ends, and replaces lone surrogates', () => {
  for (const text of ['\u200da\u200d', 'a\u0301']) expect(parseField('company', text)).toBe(text);
  expect(parseField('message', '\udc00a\ud83d')).toBe('\ufffda\ufffd');
});

test('F2 takes invisible characters out of an address, and out of nothing else', () => {
  const pasted = '\u202aada\u200b@exam\u00adple.com\u202c';
  expect(parseField('email', pasted)).toBe('ada@example.com');
  expect(parseField('company', pasted)).toBe(pasted);
});

test('F5 keeps every value that can reach a header on one line, and the lines of the message', () => {
  const forged = 'A\r\nBcc: x@example.org\u2028B\u2029C\tD\0E\u0085F\u001bG';
  const { message, ...headers } = parseInquiry(createInquiry(() => forged));
  expect(new Set(Object.values(headers))).toEqual(new Set(['A Bcc: x@example.org B C D E F G']));
  expect(message).toBe(forged);
});

test('F2 parses a million spaces around and between words in linear time', () => {
  const million = ' '.repeat(1_000_000);
  expect(parseField('message', `${million}a${million}b${million}`)).toBe(`a${million}b`);
});

test('F2 parses any inquiry to trimmed, well-formed values, and those to themselves', () => {
  fc.assert(
    fc.property(anyInquiry, (typed) => {
      const before = structuredClone(typed);
      const inquiry = parseInquiry(typed);
      expect(parseInquiry(inquiry)).toEqual(inquiry);
      for (const value of Object.values(inquiry)) {
        expect(value).toBe(value.trim());
        expect(value.isWellFormed()).toBe(true);
      }
      expect(typed.message.toWellFormed()).toContain(inquiry.message);
      expect(typed).toEqual(before);
    }),
    { seed: 1, numRuns: 300 },
  );
});

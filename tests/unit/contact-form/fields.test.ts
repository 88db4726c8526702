import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  emptyInquiry,
  fieldNames,
  isEmpty,
  mapFields,
  trimField,
  trimInquiry,
} from '../../../src/contact-form/fields.ts';
import { anyInquiry } from './arbitrary-inquiry.ts';

test('F1 has the five fields in the order of the form, all empty', () => {
  expect(fieldNames).toEqual(['firstName', 'lastName', 'email', 'company', 'message']);
  expect(Object.entries(emptyInquiry)).toEqual(fieldNames.map((name) => [name, '']));
});

test.each([
  ['spaces and tabs', ' \t'],
  ['line breaks', '\r\n\u2028\u2029\u0085'],
  ['the spaces of other scripts', '\u00a0\u1680\u2003\u202f\u3000'],
  ['zero-width spaces and the byte order mark', '\u200b\u2060\ufeff'],
  ['control characters', '\0\u001b\u009f'],
])('F2 trims %s from both ends and nowhere else', (_, blanks) => {
  expect(trimField('message', `${blanks}a${blanks}b${blanks}`)).toBe(`a${blanks}b`);
});

test('F2 keeps joiners, accents and lone surrogates at the ends', () => {
  for (const text of ['\u200da\u200d', 'a\u0301', '\ud83d', '\udc00a\ud83d']) {
    expect(trimField('firstName', text)).toBe(text);
  }
});

test('F2 takes invisible characters out of an address, and out of nothing else', () => {
  const pasted = '\u202aada\u200b@exam\u00adple.com\u202c';
  expect(trimField('email', pasted)).toBe('ada@example.com');
  expect(trimField('company', pasted)).toBe(pasted);
});

test('F2 trims a million spaces around and between words in linear time', () => {
  const million = ' '.repeat(1_000_000);
  expect(trimField('message', `${million}a${million}b${million}`)).toBe(`a${million}b`);
});

test('F2 trims every field, changes nothing further and leaves the given inquiry alone', () => {
  fc.assert(
    fc.property(anyInquiry, (inquiry) => {
      const before = structuredClone(inquiry);
      const trimmed = trimInquiry(inquiry);
      expect(trimInquiry(trimmed)).toEqual(trimmed);
      for (const name of fieldNames) {
        expect(trimmed[name]).toBe(trimmed[name].trim());
        if (name !== 'email') expect(inquiry[name]).toContain(trimmed[name]);
      }
      expect(inquiry).toEqual(before);
    }),
  );
});

test('F12 calls an inquiry empty only when there is nothing to lose', () => {
  expect(isEmpty(emptyInquiry)).toBe(true);
  expect(isEmpty(mapFields(emptyInquiry, () => ' \u200b\n'))).toBe(true);
  for (const name of fieldNames) {
    expect(isEmpty({ ...emptyInquiry, [name]: 'x' }), name).toBe(false);
  }
});

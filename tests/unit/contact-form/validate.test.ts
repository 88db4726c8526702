import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  createInquiry,
  emptyInquiry,
  type FieldName,
  fieldNames,
} from '../../../src/contact-form/fields.ts';
import { templateParams } from '../../../src/contact-form/send.ts';
import {
  invalidFields,
  normalizeAddress,
  parseInquiry,
} from '../../../src/contact-form/validate.ts';
import { anyInquiry, owner } from './samples.ts';

const valid = createInquiry(({ rule }) =>
  rule === 'email' ? 'ada@example.com' : 'x'.repeat(rule),
);

const isValidField = (name: FieldName, value: string) =>
  !invalidFields(parseInquiry({ ...valid, [name]: value })).includes(name);

const parseField = (name: FieldName, value: string) =>
  parseInquiry(createInquiry(() => value))[name];

test('F2 trims blanks of every kind from both ends and nowhere else, even a million', () => {
  const breaks = '\r\n\u2028\u2029\u0085';
  const spaces = '\u00a0\u1680\u2003\u202f\u3000\u200b\u2060\ufeff';
  const controls = '\0\u001b\u009f';
  // A quadratic-time rule would not finish.
  const blanks = breaks + spaces + controls + ' '.repeat(1_000_000);
  expect(parseField('message', `${blanks}a${blanks}b${blanks}`)).toBe(`a${blanks}b`);
});

test.each([
  ['pasted with invisible characters', '\u202aada\u200b@exam\u00adple.com\u202c'],
  ['with Japanese full stops', 'ada@example。com'],
  ['with a half-width one', 'ada@example｡com'],
  ['in full-width characters', 'ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ'],
])('F2 an address %s is checked and sent in its normal form, and shown as typed', (_, typed) => {
  expect(isValidField('email', typed)).toBe(true);
  expect(normalizeAddress(typed)).toBe('ada@example.com');
  for (const name of fieldNames) expect(parseField(name, typed)).toBe(typed);
});

test('F2 F5 parses any inquiry to trimmed, well-formed values on one line, and is idempotent', () => {
  fc.assert(
    fc.property(anyInquiry, (typed) => {
      const inquiry = parseInquiry(typed);
      expect(parseInquiry(inquiry)).toEqual(inquiry);
      expect(typed.message.toWellFormed()).toContain(inquiry.message);
      const { message, ...headers } = templateParams(inquiry, owner);
      expect(message).toBe(inquiry.message);
      const address = normalizeAddress(inquiry.email);
      expect(normalizeAddress(address)).toBe(address);
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

test.each([
  ['firstName', 2],
  ['lastName', 2],
  ['company', 2],
  ['message', 10],
] as const)('F2 %s needs %i characters after trimming', (name, minimum) => {
  expect(isValidField(name, 'x'.repeat(minimum))).toBe(true);
  expect(isValidField(name, ` ${'x'.repeat(minimum - 1)}\u3000\n`)).toBe(false);
});

test.each([
  ['用户@例子。广告', true],
  ['ada@a．b｡example', true],
  ['😀@😀.example', true],
  ['ada@example.com\nBcc: x@example.com', false],
  [`ada@${'a'.repeat(64)}.com`, false],
  ['ada@example.com）', false],
  ['ada\u0000@example.com', false],
  ['ada\ud800@example.com', false],
])('F2 whether %j is an address: %s', (address, isAddress) => {
  expect(isValidField('email', address)).toBe(isAddress);
});

/** What `type=email` accepts, as the HTML standard says it. */
const htmlAddress =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

const character = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...'aZ9-.@') },
  fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
);
const nearlyAddress = fc.oneof(fc.string({ unit: character, maxLength: 12 }), fc.emailAddress());

test('F2 accepts what a browser accepts, in every alphabet, if the domain has a dot', () => {
  let accepted = 0;
  fc.assert(
    fc.property(nearlyAddress, fc.constantFrom('a', 'é', 'ж', '語', 'ب'), (typed, letter) => {
      const address = typed.trim();
      const isAccepted = htmlAddress.test(address) && /@.*\./.test(address);
      accepted += isAccepted ? 1 : 0;
      expect(isValidField('email', address.replaceAll('a', letter))).toBe(isAccepted);
    }),
    { seed: 9, numRuns: 2000 },
  );
  expect(accepted).toBeGreaterThan(200);
});

test('F2 F3 lists fields with errors in the order of the form, and has no maximum length', () => {
  const long = 'x'.repeat(1_000_000);
  const longest = createInquiry(({ rule }) => (rule === 'email' ? `${long}@example.com` : long));
  expect(invalidFields(longest)).toEqual([]);
  expect(invalidFields(emptyInquiry)).toEqual(fieldNames);
});

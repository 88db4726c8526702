import fc from 'fast-check';
import { expect, test } from 'vitest';
import { visibleLength } from '../../../src/contact-form/characters.ts';
import { createInquiry, emptyInquiry } from '../../../src/contact-form/fields.ts';
import {
  invalidFields,
  normalizeAddress,
  parseInquiry,
} from '../../../src/contact-form/validate.ts';
import type { FieldName } from '../../../src/content/contact-form.ts';
import { requiredNames } from '../../content.ts';
import { ada } from './samples.ts';

const isValidField = (name: FieldName, value: string) =>
  !invalidFields(parseInquiry({ ...ada, [name]: value })).includes(name);

test.each([
  ['  Zoë \u3000', 'Zoë'],
  ['Zoë\t\r\n\u2028Bcc: x@example.com', 'Zoë Bcc: x@example.com'],
])('F2 F16 the name %j is sent as %j', (firstName, sent) => {
  expect(parseInquiry({ ...ada, firstName }).firstName).toBe(sent);
});

test('F2 a message keeps its lines', () => {
  const message = 'First line\n\n\tsecond line';
  expect(parseInquiry({ ...ada, message: ` ${message}\n` }).message).toBe(message);
});

test.each<[Exclude<FieldName, 'email'>, minimum: number]>([
  ['firstName', 2],
  ['lastName', 2],
  ['company', 2],
  ['message', 10],
])('F2 F16 %s needs %i characters that can be seen', (name, minimum) => {
  expect(isValidField(name, 'x'.repeat(minimum))).toBe(true);
  const short = 'x'.repeat(minimum - 1);
  expect(isValidField(name, `${short}\u2800 \u200b\n`)).toBe(false);
  expect(isValidField(name, `${short}\u2800 \u200b\nx`)).toBe(true);
  // One character of two code units.
  expect(isValidField(name, '😀'.repeat(minimum - 1))).toBe(false);
});

test.each([
  ['from an East Asian keyboard', 'ａｄａ＠ｍａｉｌ｡ｅｘａｍｐｌｅ。ｃｏｍ'],
  ['pasted with what cannot be seen', '\u202aada\ufe0f\u200b@mail.exam\u00adple.com \u200f'],
])('F2 an address %s is checked and sent in its normal form', (_, typed) => {
  expect(isValidField('email', typed)).toBe(true);
  const { email } = parseInquiry({ ...ada, email: typed });
  expect(normalizeAddress(email)).toBe('ada@mail.example.com');
});

test('F2 an address is shown as typed', () => {
  const email = 'ａｄａ＠ｅｘａｍｐｌｅ。ｃｏｍ';
  expect(parseInquiry({ ...ada, email }).email).toBe(email);
});

test.each([
  ["o'hara+tag@mail.example.org", true],
  ['ada@a-b.example', true],
  ['ада@пример.рф', true],
  ['نام@نامه\u200cای.example', true],
  ['ada', false],
  ['@example.com', false],
  ['ada@example', false],
  ['ada@@example.com', false],
  ['ada b@example.com', false],
  ['ada@example.com.', false],
  ['ada@-example.com', false],
  ['ada@example-.com', false],
  ['ada@example.com）', false],
  [`ada@${'a'.repeat(64)}.com`, false],
])('F2 whether %j is an address: %s', (address, isAddress) => {
  expect(isValidField('email', address)).toBe(isAddress);
});

/** Characters that no reader sees, by kind. */
const unseen: Readonly<Record<string, string>> = {
  'spaces of any script': ' \t\n\u00a0\u1680\u2000\u2003\u2009\u200a\u2028\u202f\u205f\u3000',
  controls: '\0\u001b\u007f\u0085',
  'zero-width characters': '\u200b\u200c\u200d\u2060\u2063\ufeff\u180e',
  fillers: '\u115f\u1160\u3164\uffa0\u17b4\u034f\u{16fe4}\u{1d159}\u{1d173}',
  blanks: '\u2800\ufffc',
  'soft hyphens': '\u00ad',
  'direction marks, overrides and isolates': '\u061c\u200e\u200f\u202a\u202e\u2066\u2069\u206a',
  tags: '\u{e0001}\u{e0041}\u{e007f}',
  'variation selectors': '\u180b\ufe00\ufe0f\u{e0100}\u{e01ef}',
  'annotations and noncharacters': '\ufff9\ufffb\ufffe\uffff\ufdd0',
};

test.each(Object.entries(unseen))('F16 %s are no text', (_, characters) => {
  expect(visibleLength(characters)).toBe(0);
  for (const name of ['company', 'message'] as const) {
    expect(parseInquiry({ ...ada, [name]: characters })[name]).toBe('');
  }
});

test.each(['李明', 'जी', 'Ñá', '葛\u{e0100}城', '👩‍👩‍👧‍👦❤️', '⠓⠕⠍⠑⠀⠕⠋', 'می\u200cخواهم'])(
  'F16 %s is text, with its marks, joiners and selectors',
  (text) => {
    expect(isValidField('company', text)).toBe(true);
    expect(parseInquiry({ ...ada, company: text }).company).toBe(text);
  },
);

/** One character of a line: often one that is not seen. */
const anyCharacter = fc.oneof(
  fc.constantFrom(...Object.values(unseen).join('')),
  fc.constantFrom('a', 'é', '李', '👩', '\ud83d'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
);

test('F16 nothing reorders or hides a line, and parsing it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 30 }), (text) => {
      const inquiry = parseInquiry(createInquiry(() => text));
      expect(parseInquiry(inquiry)).toEqual(inquiry);
      for (const line of [inquiry.company, normalizeAddress(inquiry.email)]) {
        expect(line).not.toMatch(
          /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\u00ad\u200b\u2060-\u206f\u3164\ufeff\u{e0000}-\u{e00ff}]/u,
        );
      }
    }),
    { seed: 16, numRuns: 500 },
  );
});

test('F2 F3 fields in error are in the order of the form, and no text is too long', () => {
  expect(invalidFields(emptyInquiry)).toEqual(requiredNames);
  const long = 'x'.repeat(1_000_000);
  expect(invalidFields(createInquiry(() => `${long}@example.com`))).toEqual([]);
});

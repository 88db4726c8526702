import fc from 'fast-check';
import { expect, test } from 'vitest';
import { templateParams } from '../../../src/contact-form/email-service.ts';
import { createInquiry, emptyInquiry } from '../../../src/contact-form/fields.ts';
import { invalidFields, parseInquiry } from '../../../src/contact-form/validate.ts';
import type { FieldName } from '../../../src/content/contact-form.ts';
import { requiredNames } from '../../content.ts';
import { ada, owner } from './samples.ts';

const isValidField = (name: FieldName, value: string) =>
  !invalidFields(parseInquiry({ ...ada, [name]: value })).includes(name);

test.each([
  ['  Zoë \u3000', 'Zoë'],
  ['Zoë\t\r\n\u2028Bcc: x@example.com', 'Zoë Bcc: x@example.com'],
  ['Zoë \ud83d', 'Zoë \ufffd'],
  // Texts that are hidden in what selects how a character is drawn, or joins it.
  [`Zoë${'\u{e0141}\u{e0142}'.repeat(9)}`, 'Zoë\u{e0141}'],
  [`Zoë${'\u200d\ufe0f\u200c'.repeat(9)}`, 'Zoë\u200d'],
  ['Zoë\u{e0048}\u{e0069}', 'Zoë'],
])('F2 F5 F16 the name %j is sent as %j', (firstName, sent) => {
  const inquiry = parseInquiry({ ...ada, firstName });
  expect(templateParams(inquiry, owner)['from_name']).toBe(`${sent} Byron`);
});

test('F2 a message keeps its lines', () => {
  const message = 'First line\n\n\tsecond line';
  expect(parseInquiry({ ...ada, message: ` ${message}\n` }).message).toBe(message);
});

/** The fewest characters that each field takes; email follows a rule of its own. */
const minimums: Record<Exclude<FieldName, 'email'>, number> = {
  firstName: 2,
  lastName: 2,
  company: 2,
  message: 10,
};

test.each(Object.entries(minimums) as [FieldName, number][])(
  'F2 %s needs %i characters after trimming',
  (name, minimum) => {
    expect(isValidField(name, 'x'.repeat(minimum))).toBe(true);
    expect(isValidField(name, ` ${'x'.repeat(minimum - 1)}\u3000\n`)).toBe(false);
    // One character of two code units.
    expect(isValidField(name, '😀'.repeat(minimum - 1))).toBe(false);
  },
);

test.each([
  ['pasted with invisible characters', '\u202aada\u200b@exam\u00adple.com\u202c'],
  ['with a space beside one of them', 'ada@example.com \u200f'],
  ['with Japanese full stops', 'ada@example。com'],
  ['with a half-width one', 'ada@example｡com'],
  ['in full-width characters', 'ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ'],
  ['with a variation selector', 'ada\ufe0f@example.com'],
])('F2 an address %s is checked and sent in its normal form', (_, typed) => {
  expect(isValidField('email', typed)).toBe(true);
  const inquiry = parseInquiry({ ...ada, email: typed });
  const address = 'ada@example.com';
  expect(templateParams(inquiry, owner)).toMatchObject({ from_email: address, reply_to: address });
});

test('F2 an address is shown as typed', () => {
  const email = 'ａｄａ＠ｅｘａｍｐｌｅ。ｃｏｍ';
  expect(parseInquiry({ ...ada, email }).email).toBe(email);
});

test.each([
  ["o'hara+tag@mail.example.org", true],
  ['ada@a-b.example', true],
  ['ада@пример.рф', true],
  ['用户@例子。广告', true],
  ['نام@نامه\u200cای.example', true],
  ['ada', false],
  ['@example.com', false],
  ['ada@example', false],
  ['ada@@example.com', false],
  ['ada b@example.com', false],
  ['ada@example..com', false],
  ['ada@-example.com', false],
  ['ada@example-.com', false],
  ['ada@example.com.', false],
  ['ada@example.com）', false],
  [`ada@${'a'.repeat(64)}.com`, false],
  ['ada@example.com\nBcc: x@example.com', false],
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
  for (const character of characters) {
    for (const [name, minimum] of Object.entries(minimums) as [FieldName, number][]) {
      const label = `${name} U+${character.codePointAt(0)?.toString(16)}`;
      expect(isValidField(name, character.repeat(20)), label).toBe(false);
      const short = `x${character.repeat(20)}${'x'.repeat(minimum - 2)}`;
      expect(isValidField(name, short), label).toBe(false);
      expect(isValidField(name, `${short}x`), label).toBe(true);
    }
  }
});

test('F16 text of any script is text, with its marks, joiners and selectors', () => {
  for (const text of [
    '李明',
    'जी',
    'Ñá',
    '葛\u{e0100}城',
    '👩‍👩‍👧‍👦❤️',
    '⠓⠕⠍⠑⠀⠕⠋',
    'می\u200cخواهم',
  ]) {
    expect(isValidField('company', text), text).toBe(true);
    expect(parseInquiry({ ...ada, company: text }).company).toBe(text);
  }
});

/** One character of a line: often one that is not seen. */
const anyCharacter = fc.oneof(
  fc.constantFrom(...Object.values(unseen).flatMap((characters) => [...characters])),
  fc.constantFrom('a', 'é', '李', '👩', '\ud83d'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
);

test('F16 nothing reorders or hides a line in what is sent, and parsing it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 30 }), (text) => {
      const inquiry = parseInquiry(createInquiry(() => text));
      expect(parseInquiry(inquiry)).toEqual(inquiry);
      const { message: _, ...lines } = templateParams(inquiry, owner);
      for (const line of Object.values(lines)) {
        expect(line).not.toMatch(
          /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\u00ad\u200b\u2060-\u206f\u3164\ufeff\u{e0000}-\u{e00ff}]/u,
        );
      }
    }),
    { seed: 16, numRuns: 500 },
  );
});

test('F2 F3 lists fields with errors in the order of the form, and has no maximum length', () => {
  expect(invalidFields(emptyInquiry)).toEqual(requiredNames);
  const long = 'x'.repeat(1_000_000);
  expect(invalidFields(createInquiry(() => `${long}@example.com`))).toEqual([]);
});

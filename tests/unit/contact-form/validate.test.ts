import { expect, test } from 'vitest';
import { createInquiry, emptyInquiry, type FieldName } from '../../../src/contact-form/fields.ts';
import { templateParams } from '../../../src/contact-form/send.ts';
import { invalidFields, parseInquiry } from '../../../src/contact-form/validate.ts';
import { requiredNames } from '../../content.ts';
import { ada, owner } from './samples.ts';

const isValidField = (name: FieldName, value: string) =>
  !invalidFields(parseInquiry({ ...ada, [name]: value })).includes(name);

test.each([
  ['  Zoë \u3000', 'Zoë'],
  ['Zoë\t\r\n\u2028Bcc: x@example.com', 'Zoë Bcc: x@example.com'],
  ['Zoë \ud83d', 'Zoë \ufffd'],
])('F2 F5 the name %j is sent as %j', (firstName, sent) => {
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
])('F2 an address %s is checked and sent in its normal form, and shown as typed', (_, typed) => {
  expect(isValidField('email', typed)).toBe(true);
  const inquiry = parseInquiry({ ...ada, email: typed });
  expect(inquiry.email).toBe(typed);
  const address = 'ada@example.com';
  expect(templateParams(inquiry, owner)).toMatchObject({ from_email: address, reply_to: address });
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

test('F2 F3 lists fields with errors in the order of the form, and has no maximum length', () => {
  expect(invalidFields(emptyInquiry)).toEqual(requiredNames);
  const long = 'x'.repeat(1_000_000);
  expect(invalidFields(createInquiry(() => `${long}@example.com`))).toEqual([]);
});

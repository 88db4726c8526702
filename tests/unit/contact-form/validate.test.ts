import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createInquiry, parseInquiry } from '../../../src/contact-form/inquiry.ts';
import { invalidFields } from '../../../src/contact-form/validate.ts';
import { type FieldName, fields, isOptional } from '../../../src/fields.ts';

const valid = createInquiry(({ rule }) =>
  rule === 'email' ? 'ada@example.com' : 'x'.repeat(rule),
);

const isValidField = (name: FieldName, value: string) =>
  !invalidFields(parseInquiry({ ...valid, [name]: value })).includes(name);

test.each([
  ['firstName', 2],
  ['lastName', 2],
  ['company', 2],
  ['message', 10],
] as const)('F2 %s needs %i characters of the trimmed value', (name, minimum) => {
  expect(isValidField(name, 'x'.repeat(minimum))).toBe(true);
  expect(isValidField(name, ` ${'x'.repeat(minimum - 1)}\u3000\n`)).toBe(false);
});

test('F2 counts code points: a surrogate pair is one, a joined family is seven', () => {
  expect(isValidField('company', '🏢')).toBe(false);
  expect(isValidField('company', '👩‍👩‍👧‍👦')).toBe(true);
  expect(isValidField('message', '👩‍👩‍👧‍👦'.repeat(2))).toBe(true);
});

test.each([
  '  ada@example.com\u00a0',
  'ada+tag@example.co.uk',
  '.dots..in.the.wrong.place.@docomo.ne.jp',
  '"quoted"@example.com',
  'ada@[192.0.2.1]',
  'ada@bücher.example',
  '用户@例子。广告',
  '😀@😀.example',
  '\u202aada@example.com\u202c',
])('F2 accepts %j', (address) => {
  expect(isValidField('email', address)).toBe(true);
});

test('F2 accepts every address that the standards call valid', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      expect(isValidField('email', address)).toBe(true);
    }),
    { seed: 8, numRuns: 300 },
  );
});

test.each([
  '@example.com',
  'ada',
  'ada@example',
  'ada@example.',
  'ada@example..com',
  'ada@byron@example.com',
  'ada@exam ple.com',
  'ada@example.com\nBcc: x@example.com',
  'ada\u0000@example.com',
  'ada\ud800@example.com',
  'ada,byron@example.com',
  'Ada<ada@example.com>',
])('F2 rejects %j', (address) => {
  expect(isValidField('email', address)).toBe(false);
});

// A rule in quadratic time would never finish any of these.
test.each([
  ['@', (million: string) => million],
  ['.', (million: string) => `a@b${million}`],
  ['\u200b', (million: string) => `${million}@example`],
])('F2 rejects a million of %j in linear time', (unit, address) => {
  expect(isValidField('email', address(unit.repeat(1_000_000)))).toBe(false);
});

test('F2 F3 lists the fields in error in the order of the form, and has no maximum length', () => {
  const long = 'x'.repeat(1_000_000);
  const longest = createInquiry(({ rule }) => (rule === 'email' ? `${long}@example.com` : long));
  expect(invalidFields(longest)).toEqual([]);
  expect(invalidFields(createInquiry(() => ''))).toEqual(
    fields.filter((field) => !isOptional(field)).map(({ name }) => name),
  );
});

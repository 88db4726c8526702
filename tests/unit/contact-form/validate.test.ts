import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createInquiry, parseInquiry } from '../../../src/contact-form/inquiry.ts';
import { invalidFields } from '../../../src/contact-form/validate.ts';
import { type FieldName, fields, isOptional } from '../../../src/fields.ts';

const valid = createInquiry(({ rule }) =>
  rule === 'email' ? 'ada@example.com' : 'x'.repeat(rule),
);

const isValidField = (name: FieldName, value: string) =>
  !invalidFields(parseInquiry({ ...valid, [name]: value })).includes(name);

describe('F2 lengths', () => {
  test.each([
    ['firstName', 2],
    ['lastName', 2],
    ['company', 2],
    ['message', 10],
  ] as const)('F2 %s needs %i characters of the trimmed value', (name, minimum) => {
    expect(isValidField(name, 'x'.repeat(minimum))).toBe(true);
    expect(isValidField(name, ` ${'x'.repeat(minimum - 1)}\u3000\n`)).toBe(false);
    expect(isValidField(name, '')).toBe(false);
  });

  test('F2 counts code points: a surrogate pair is one, a joined family is seven', () => {
    expect(isValidField('company', '🏢')).toBe(false);
    expect(isValidField('company', '🏢🏢')).toBe(true);
    expect(isValidField('company', '👩‍👩‍👧‍👦')).toBe(true);
    expect(isValidField('message', '👩‍👩‍👧‍👦'.repeat(2))).toBe(true);
    expect(isValidField('lastName', '\ud83d')).toBe(false);
  });

  test('F2 sets no greatest length', () => {
    const long = 'x'.repeat(1_000_000);
    const longest = createInquiry(({ rule }) => (rule === 'email' ? `${long}@example.com` : long));
    expect(invalidFields(longest)).toEqual([]);
  });
});

describe('F2 e-mail address', () => {
  test.each([
    'ada@example.com',
    '  ada@example.com\u00a0',
    'ada+tag@example.co.uk',
    '.dots..in.the.wrong.place.@docomo.ne.jp',
    '"quoted"@example.com',
    'ada@[192.0.2.1]',
    'ada@xn--bcher-kva.example',
    'ada@bücher.example',
    '用户@例子。广告',
    'अजय@डाटा.भारत',
    'علي@مثال.السعودية',
    '😀@😀.example',
    '\u202aada@example.com\u202c',
  ])('F2 accepts %j', (address) => {
    expect(isValidField('email', address)).toBe(true);
  });

  test.each([
    '',
    '@',
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
    'ada.example.com',
  ])('F2 refuses %j', (address) => {
    expect(isValidField('email', address)).toBe(false);
  });

  test('F2 accepts every address that the standards call valid', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        expect(isValidField('email', address)).toBe(true);
      }),
      { seed: 8, numRuns: 300 },
    );
  });

  // A rule of quadratic time would need a million million steps for each of these and never get to the end.
  const million = 1_000_000;
  test.each([
    ['a run of @', '@'.repeat(million)],
    ['a run of dots', `a@b${'.'.repeat(million)}`],
    ['invisible characters', `${'\u200b'.repeat(million)}@example`],
  ])('F2 refuses in linear time: %s', (_, address) => {
    expect(isValidField('email', address)).toBe(false);
  });
});

test('F3 lists the fields in error in the order of the form', () => {
  expect(invalidFields(valid)).toEqual([]);
  expect(invalidFields(createInquiry(() => ''))).toEqual(
    fields.filter((field) => !isOptional(field)).map(({ name }) => name),
  );
  expect(invalidFields({ ...valid, message: 'short', firstName: 'A' })).toEqual([
    'firstName',
    'message',
  ]);
});

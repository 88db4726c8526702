import fc from 'fast-check';
import {
  emptyInquiry,
  type FieldName,
  fieldNames,
  type Inquiry,
} from '../../../src/contact-form/fields.ts';
import type { MailCopy } from '../../../src/contact-form/mail-link.ts';

export const owner = 'owner@example.com';
export const ada: Inquiry = {
  ...emptyInquiry,
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada+tag@example.com',
  company: 'Engines & Co',
  message: 'First line\nsecond line, 100% + more?',
};

const forEachField = <Value>(value: (name: FieldName) => Value) =>
  Object.fromEntries(fieldNames.map((name) => [name, value(name)])) as Record<FieldName, Value>;

export const copy: MailCopy = {
  fields: forEachField((name) => ({ label: name })),
  mail: {
    subject: 'New inquiry from {firstName} {lastName} - {company}',
    name: 'Name',
    cutNote: '[Cut. The rest of it is on the page.]',
  },
};

const codeUnit = fc.oneof(
  fc.constantFrom(...'\0\t\n\r \u0085\u200b\u200d\u2028\u2029\ufeff', '\ud83d', '\udc69'),
  fc.nat(0xffff).map((code) => String.fromCharCode(code)),
);
const piece = fc.oneof(
  fc.string({ unit: codeUnit }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '?cc=x@example.org&bcc=y@example.org,z@example.org#fragment',
    '\r\nBcc: x@example.org\r\n\r\n%0D%0ABcc:%20x@example.org',
    `+1 👩‍👩‍👧‍👦🇩🇪e${'\u0301'.repeat(90)}`,
  ),
);

/** Text of any script, broken or hostile, from nothing to some tens of thousands of UTF-16 units. */
const anyText = fc
  .tuple(piece, fc.constantFrom(1, 1, 1, 30, 600))
  .map(([text, times]) => text.repeat(times));

/** Any inquiry that a form, a restored draft or a script could hold. */
export const anyInquiry: fc.Arbitrary<Inquiry> = fc.record(forEachField(() => anyText));

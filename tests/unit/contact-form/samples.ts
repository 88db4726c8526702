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
    nameLabel: 'Name',
    cutNote: '[Cut. The rest of it is on the page.]',
  },
};

const codeUnits = fc.array(
  fc.oneof(
    fc.integer({ min: 0, max: 0xffff }),
    fc.integer({ min: 0xd800, max: 0xdfff }),
    fc.constantFrom(0, 9, 10, 13, 0x20, 0x85, 0x200b, 0x200d, 0x2028, 0x2029, 0xfeff),
  ),
);
const piece = fc.oneof(
  codeUnits.map((units) => String.fromCharCode(...units)),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '?cc=x@example.org&bcc=y@example.org,z@example.org#fragment',
    '\r\nBcc: x@example.org\r\n\r\n%0D%0ABcc:%20x@example.org',
    `+1 👩‍👩‍👧‍👦🇩🇪e${'\u0301'.repeat(90)}`,
  ),
);

/** Text of any script, broken or hostile, from nothing to some tens of thousands of UTF-16 units. */
export const anyText = fc.oneof(
  { weight: 3, arbitrary: piece },
  {
    weight: 1,
    arbitrary: fc
      .tuple(piece, fc.integer({ min: 1, max: 600 }))
      .map(([text, times]) => text.repeat(times)),
  },
);

/** Any inquiry that a form, a restored draft or a script could hold. */
export const anyInquiry: fc.Arbitrary<Inquiry> = fc.record(forEachField(() => anyText));

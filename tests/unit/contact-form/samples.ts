import fc from 'fast-check';
import {
  emptyInquiry,
  type FieldName,
  fieldNames,
  type Inquiry,
} from '../../../src/contact-form/fields.ts';
import type { MailContent } from '../../../src/contact-form/mail-link.ts';

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

export const content: MailContent = {
  fields: forEachField((name) => ({ label: name, error: '' })),
  mail: {
    subject: 'New inquiry from {firstName} {lastName} - {company}',
    name: 'Name',
    cutNote: '[Cut. The rest of it is on the page.]',
  },
};

const unit = fc.oneof(
  fc.constantFrom('\0', '\t', '\n', ' ', '\u2028', '\ud83d', 'e\u0301', '👩‍👩‍👧‍👦'),
  fc.constantFrom('%0D%0ABcc:', '&bcc=x@example.org', ',y@example.org', '?', '#', '+', '%'),
  fc.nat(0xffff).map((code) => String.fromCharCode(code)),
);

/** Text of any script, broken or hostile, from nothing to some thousands of UTF-16 units. */
const anyText = fc
  .tuple(fc.string({ unit }), fc.constantFrom(1, 1, 1, 30, 600))
  // As a text field does.
  .map(([text, times]) => text.repeat(times).replaceAll('\r', '\n'));

/** Any inquiry that a form could hold. */
export const anyInquiry: fc.Arbitrary<Inquiry> = fc.record(forEachField(() => anyText));

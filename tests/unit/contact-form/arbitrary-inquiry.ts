import fc from 'fast-check';
import type { Inquiry } from '../../../src/contact-form/inquiry.ts';
import { type FieldName, fieldNames } from '../../../src/fields.ts';

type Texts = Record<FieldName, fc.Arbitrary<string>>;

const utf16 = fc
  .array(
    fc.oneof(
      fc.integer({ min: 0, max: 0xffff }),
      fc.integer({ min: 0xd800, max: 0xdfff }),
      fc.constantFrom(0, 9, 10, 13, 0x20, 0x85, 0x200b, 0x200d, 0x2028, 0x2029, 0xfeff),
    ),
    { maxLength: 60 },
  )
  .map((units) => String.fromCharCode(...units));

const hostile = fc.constantFrom(
  '?cc=x@example.org&bcc=y@example.org',
  ',z@example.org',
  '\r\nBcc: x@example.org\r\n\r\n',
  '%0D%0ABcc:%20x@example.org',
  '&body=&subject=',
  '#fragment',
  '+1 555+0100',
  '👩‍👩‍👧‍👦🏳️‍🌈🇩🇪',
  `e${'\u0301'.repeat(90)}`,
);

const piece = fc.oneof(
  utf16,
  hostile,
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.lorem({ maxCount: 12 }),
);

/** Text of any script, broken or hostile, from nothing to some tens of thousands of UTF-16 units. */
export const anyText = fc.oneof(
  { weight: 5, arbitrary: piece },
  { weight: 2, arbitrary: fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join('')) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(piece, fc.integer({ min: 1, max: 600 }))
      .map(([text, times]) => text.repeat(times)),
  },
);

/** Any inquiry that a form, a restored draft or a script could hold. */
export const anyInquiry: fc.Arbitrary<Inquiry> = fc.record(
  {
    ...(Object.fromEntries(fieldNames.map((name) => [name, anyText])) as Texts),
    email: fc.oneof(anyText, fc.emailAddress()),
  },
  { noNullPrototype: true },
);

import { type FieldName, fieldNames, type Inquiry, trimField } from './fields.ts';

/** The shortest value that each field of plain text accepts, in code points of the trimmed value (F2). */
export const minimumLengths = { firstName: 2, lastName: 2, company: 2, message: 10 } as const;

// Counting stops at the minimum, so that a message of a million characters costs no more than a short one.
function hasLength(value: string, minimum: number): boolean {
  let length = 0;
  for (const _ of value) {
    length += 1;
    if (length >= minimum) return true;
  }
  return false;
}

// RFC 5322 gives < > , ; a meaning of their own in a header: with one of them in it, a reply goes astray.
const neverInAddress = /[\s\p{Cc}\p{Cs}<>,;]/u;

// What an input method for Chinese or Japanese types for a dot counts as one (RFC 3490, section 3.1).
const labelSeparator = /[.\u3002\uff0e\uff61]/u;

function isEmailAddress(value: string): boolean {
  const at = value.indexOf('@');
  if (at < 1 || value.includes('@', at + 1) || neverInAddress.test(value)) return false;
  const labels = value.slice(at + 1).split(labelSeparator);
  return labels.length > 1 && !labels.includes('');
}

/**
 * Whether a value, which is trimmed here, satisfies the rule of its field (F2).
 *
 * Length is counted in code points, the most generous of the usual counts save UTF-16 units: a family emoji
 * made of seven joined code points counts as seven. Turning a customer away is worse than a short message.
 *
 * An address has one `@` with something before it and, after it, at least two labels, none empty. Letters of
 * any script are welcome on both sides (RFC 6531). Beyond that only the mail server knows what it accepts.
 *
 * Linear in the length of the value; throws nothing.
 */
export function isValidField(name: FieldName, value: string): boolean {
  const trimmed = trimField(name, value);
  return name === 'email' ? isEmailAddress(trimmed) : hasLength(trimmed, minimumLengths[name]);
}

/** The fields that break their rule, in the order of the form; empty when the inquiry can be sent (F2, F3). */
export function invalidFields(inquiry: Inquiry): readonly FieldName[] {
  return fieldNames.filter((name) => !isValidField(name, inquiry[name]));
}

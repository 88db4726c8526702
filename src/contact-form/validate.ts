import { type FieldName, fields } from '../fields.ts';
import type { Inquiry } from './inquiry.ts';

// Twice the minimum in UTF-16 units holds that many code points, so a message of a million costs no more.
function hasLength(value: string, minimum: number): boolean {
  return [...value.slice(0, 2 * minimum)].length >= minimum;
}

// RFC 5322 gives < > , ; a meaning of their own in a header: with one of them in it, a reply goes astray.
const neverInAddress = /[\s\p{Cc}\ufffd<>,;]/u;

// What an input method for Chinese or Japanese types for a dot counts as one (RFC 3490, section 3.1).
const labelSeparator = /[.\u3002\uff0e\uff61]/u;

function isEmailAddress(value: string): boolean {
  const at = value.indexOf('@');
  if (at < 1 || value.includes('@', at + 1) || neverInAddress.test(value)) return false;
  const labels = value.slice(at + 1).split(labelSeparator);
  return labels.length > 1 && !labels.includes('');
}

/**
 * The fields that break their rule, in the order of the form; empty when the inquiry can be sent.
 * Lengths are in code points; of an address only the mail server knows what it accepts. Takes linear time.
 *
 * @param inquiry as parsed by `parseInquiry`
 */
export function invalidFields(inquiry: Inquiry): readonly FieldName[] {
  return fields
    .filter(({ name, rule }) =>
      rule === 'email' ? !isEmailAddress(inquiry[name]) : !hasLength(inquiry[name], rule),
    )
    .map(({ name }) => name);
}

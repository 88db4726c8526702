import { type FieldName, fields } from './fields.ts';
import type { Inquiry } from './inquiry.ts';

// Twice the minimum in UTF-16 units contains that many code points, so a long message costs nothing extra.
function hasLength(value: string, minimum: number): boolean {
  return [...value.slice(0, 2 * minimum)].length >= minimum;
}

// The grammar of `type=email` (HTML, "valid e-mail address"), extended to letters, digits and marks of every script.
const localPart =
  /^[\w.!#$%&'*+/=?^`{|}~\-\p{L}\p{M}\p{N}\p{Extended_Pictographic}\u200c\u200d]+$/u;
const label = /^[a-zA-Z\d\-\p{L}\p{M}\p{N}\p{Extended_Pictographic}\u200c\u200d]{1,63}$/u;

// The full stops of Chinese and Japanese input methods count as dots (RFC 3490, section 3.1).
const labelSeparator = /[.\u3002\uff0e\uff61]/u;

function isEmailAddress(value: string): boolean {
  const at = value.indexOf('@');
  const labels = value.slice(at + 1).split(labelSeparator);
  // A domain without a dot is valid in HTML, but always a typo.
  return (
    localPart.test(value.slice(0, Math.max(at, 0))) &&
    labels.length > 1 &&
    labels.every((each) => label.test(each) && !each.startsWith('-') && !each.endsWith('-'))
  );
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

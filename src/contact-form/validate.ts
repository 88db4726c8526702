import type { FieldName } from '../content/contact-form.ts';
import { singleLine, visibleLength, wellFormed } from './characters.ts';
import { createInquiry, type FieldSpec, fields, type Inquiry } from './fields.ts';

/**
 * An address as mail servers write it, for the check and the service; visitors see it as they typed it. East Asian
 * keyboards type full-width letters, `＠` and `。` (RFC 3490, 3.1).
 *
 * @param address as parsed by {@link parseInquiry}
 */
export function normalizeAddress(address: string): string {
  const typed = address.replace(/\p{Variation_Selector}/gu, '');
  return typed.normalize('NFKC').replaceAll('\u3002', '.').trim();
}

/**
 * Turns what was typed into what is shown, checked and sent: well-formed Unicode, trimmed, and on one line, with nothing
 * hidden in it, except for the message. Empty if there is nothing to see. Idempotent; never throws.
 */
export function parseInquiry(typed: Inquiry): Inquiry {
  return createInquiry(({ name, isMultiline }) => {
    const text = wellFormed(typed[name]);
    const parsed = (isMultiline ? text : singleLine(text)).trim();
    return visibleLength(parsed) > 0 ? parsed : '';
  });
}

// The grammar of `type=email` (HTML, "valid e-mail address"), extended to letters, marks and digits of every script, with
// the joiners between some letters.
const localPart = /^[\p{L}\p{M}\p{N}\p{Join_Control}.!#$%&'*+/=?^_`{|}~-]+$/u;
const label = /^[\p{L}\p{M}\p{N}\p{Join_Control}-]{1,63}$/u;

function isEmailAddress(value: string): boolean {
  const at = value.indexOf('@');
  const labels = value.slice(at + 1).split('.');
  // A domain without a dot is valid in HTML, but always a typo.
  return (
    localPart.test(value.slice(0, Math.max(at, 0))) &&
    labels.length > 1 &&
    labels.every((each) => label.test(each) && !each.startsWith('-') && !each.endsWith('-'))
  );
}

/**
 * The fields that break their rule, in the order of the form; empty when the inquiry can be sent. An optional field may
 * be empty. Only the mail server knows which addresses it accepts.
 *
 * @param inquiry as parsed by {@link parseInquiry}
 */
export function invalidFields(inquiry: Inquiry): readonly FieldName[] {
  const isInvalid = ({ name, rule, optional }: FieldSpec) => {
    const value = inquiry[name];
    const length = visibleLength(value);
    if (optional && length === 0) return false;
    return rule === 'email' ? !isEmailAddress(normalizeAddress(value)) : length < rule;
  };
  return fields.filter(isInvalid).map(({ name }) => name);
}

import { type FieldName, fields, isMultiline } from './fields.ts';
import { singleLine, trim, wellFormed, withoutInvisible } from './sanitize.ts';

/** One text per field: as typed, or as {@link parseInquiry} returns it. */
export type Inquiry = Readonly<Record<FieldName, string>>;

export function createInquiry(read: (field: (typeof fields)[number]) => string): Inquiry {
  return Object.fromEntries(fields.map((field) => [field.name, read(field)])) as Inquiry;
}

/**
 * The values as well-formed Unicode, trimmed, on one line except for the message, the email address without invisible
 * characters. Idempotent, in linear time; throws nothing.
 */
export function parseInquiry(typed: Inquiry): Inquiry {
  return createInquiry((field) => {
    const text = wellFormed(typed[field.name]);
    if (isMultiline(field)) return trim(text);
    return trim(singleLine(field.rule === 'email' ? withoutInvisible(text) : text));
  });
}

/** The template parameters of an inquiry, in order, each with its fields and value. */
export function inquiryParams(inquiry: Inquiry) {
  return [...new Set(fields.map(({ param }) => param))].map((param) => {
    const carried = fields.filter((field) => field.param === param);
    return { param, fields: carried, value: carried.map(({ name }) => inquiry[name]).join(' ') };
  });
}

export type TemplateParams = Readonly<
  Record<(typeof fields)[number]['param'] | 'to_email' | 'reply_to', string>
>;

/**
 * What the email service receives for an inquiry: flat strings, all but the message on one line, since the
 * owner's template may put any of them in an email header.
 *
 * @param inquiry as parsed by {@link parseInquiry}
 * @param toEmail the owner's address
 */
export function templateParams(inquiry: Inquiry, toEmail: string): TemplateParams {
  const carried = inquiryParams(inquiry).map(({ param, value }) => [param, value]);
  return { ...Object.fromEntries(carried), to_email: toEmail, reply_to: inquiry.email };
}

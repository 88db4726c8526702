import type { fields } from '../fields.ts';
import { type Inquiry, inquiryParams } from './inquiry.ts';

type Param = (typeof fields)[number]['param'];

export type TemplateParams = Readonly<Record<Param | 'to_email' | 'reply_to', string>>;

/**
 * What the e-mail service receives for an inquiry: flat strings, all but the message on one line, since the
 * owner's template may put any of them into a header of the mail.
 *
 * @param inquiry as parsed by `parseInquiry`
 * @param toEmail the owner's address
 */
export function templateParams(inquiry: Inquiry, toEmail: string): TemplateParams {
  const carried = inquiryParams(inquiry).map(({ param, value }) => [param, value]);
  return { ...Object.fromEntries(carried), to_email: toEmail, reply_to: inquiry.email };
}

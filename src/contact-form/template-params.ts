import { type Inquiry, trimInquiry } from './fields.ts';
import { singleLine, wellFormed } from './sanitize.ts';

/** The template parameters of the e-mail service: these six and no other, each a flat string (F5). */
export type ServiceParameters = Readonly<
  Record<'from_name' | 'from_email' | 'company' | 'message' | 'to_email' | 'reply_to', string>
>;

/**
 * What the e-mail service receives for an inquiry (F5). Values are trimmed and well-formed Unicode; all but
 * the message are on one line, since the owner's template may put any of them into a header of the mail.
 *
 * @param inquiry as typed, of any length
 * @param toEmail the owner's address, from the configuration
 */
export function serviceParameters(inquiry: Inquiry, toEmail: string): ServiceParameters {
  const { firstName, lastName, email, company, message } = trimInquiry(inquiry);
  const address = singleLine(email);
  return {
    from_name: singleLine(`${firstName} ${lastName}`),
    from_email: address,
    company: singleLine(company),
    message: wellFormed(message),
    to_email: singleLine(toEmail),
    reply_to: address,
  };
}

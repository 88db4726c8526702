import type { EmailTemplate } from './email-template.ts';
import type { InquiryParams } from './inquiry-params.ts';
import { renderTemplate } from './render-template.ts';

/** An e-mail as its recipient gets it. */
export type Email = {
  readonly subject: string;
  readonly to: string;
  readonly fromName: string;
  readonly replyTo: string;
  readonly html: string;
  readonly text: string;
};

/**
 * Fills the owner's template with one inquiry. The header fields are filled as the service fills them, with
 * `{{x}}` escaped for HTML, and hold one line each (RFC 5322 section 2.2).
 * @throws Error for a tag in the template that is no plain variable
 */
export function composeEmail(template: EmailTemplate, params: InquiryParams): Email {
  const header = (field: string): string =>
    renderTemplate(field, params, 'html')
      .replace(/[\r\n]+/g, ' ')
      .trim();
  return {
    subject: header(template.subject),
    to: header(template.toEmail),
    fromName: header(template.fromName),
    replyTo: header(template.replyTo),
    html: renderTemplate(template.html, params, 'html'),
    text: renderTemplate(template.text, params, 'none'),
  };
}

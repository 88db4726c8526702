import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import mustache from 'mustache';

/** The values of one inquiry by name, as the site sends them. */
export type TemplateParams = Readonly<Record<string, string>>;

const folder = join(import.meta.dirname, '..', 'email-template');

/** The fields that the owner enters into the email service beside the HTML, and the HTML. */
export interface Email {
  readonly subject: string;
  readonly toEmail: string;
  readonly fromName: string;
  readonly replyTo: string;
  readonly html: string;
}

/** Reads the owner's email template, again for each use, so that an edit is seen after a reload. */
export function readEmailTemplate(): Email {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  return { ...JSON.parse(read('settings.json')), html: read('inquiry.html') };
}

/**
 * Fills a template as the email service documents: `{{x}}` is escaped for HTML, `{{{x}}}` is not, and a
 * variable that was not sent is empty. Header fields hold one line each (RFC 5322 section 2.2).
 */
export function composeEmail(template: Email, params: TemplateParams): Email {
  // Without a prototype, so that {{constructor}} is a variable that was not sent.
  const view: unknown = Object.assign(Object.create(null), params);
  const header = (field: string): string =>
    mustache
      .render(field, view)
      .replace(/[\r\n]+/g, ' ')
      .trim();
  return {
    subject: header(template.subject),
    toEmail: header(template.toEmail),
    fromName: header(template.fromName),
    replyTo: header(template.replyTo),
    html: mustache.render(template.html, view),
  };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The values of one inquiry by name, as the site sends them. */
type TemplateParams = Readonly<Record<string, string>>;

/** An inquiry that was delivered. */
export interface Message {
  readonly id: number;
  readonly time: Date;
  readonly params: TemplateParams;
}

/** What the owner pastes into the email service: three fields and the HTML. */
type EmailTemplate = Readonly<Record<'subject' | 'fromName' | 'replyTo' | 'html', string>>;

/** Reads the owner's email template each time it is used, so that a reload shows edits. */
export function readTemplate(): EmailTemplate {
  const read = (file: string) =>
    readFileSync(join(import.meta.dirname, '../email-template', file), 'utf8');
  return { ...JSON.parse(read('settings.json')), html: read('inquiry.html') };
}

/** Escapes text for HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/**
 * Fills a template as the email service documents: `{{x}}` is escaped for HTML, `{{{x}}}` is not, and a variable that
 * was not sent is empty. A header field is one line (RFC 5322, section 2.2).
 */
export function composeEmail(template: EmailTemplate, params: TemplateParams): EmailTemplate {
  const value = (name: string) => (Object.hasOwn(params, name) ? String(params[name]) : '');
  const fill = (text: string) =>
    text.replace(/\{\{\{(\w+)\}\}\}|\{\{(\w+)\}\}/g, (_, plain, escaped) =>
      plain ? value(plain) : escapeHtml(value(escaped)),
    );
  const header = (field: string) => fill(field).replace(/\s+/g, ' ').trim();
  return {
    subject: header(template.subject),
    fromName: header(template.fromName),
    replyTo: header(template.replyTo),
    html: fill(template.html),
  };
}

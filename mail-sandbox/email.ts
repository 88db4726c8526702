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

/** What the owner pastes into the email service: three fields and the HTML. The fourth field is the owner's address. */
interface EmailTemplate {
  readonly subject: string;
  readonly fromName: string;
  readonly replyTo: string;
  readonly html: string;
}

export interface Email extends EmailTemplate {
  readonly toEmail: string;
}

const folder = join(import.meta.dirname, '../email-template');

/**
 * Reads the owner's email template each time it is used, so that a reload shows edits.
 *
 * @throws an Error that names the file if its JSON is invalid
 */
export function readTemplate(): EmailTemplate {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const [settings, html] = [read('settings.json'), read('inquiry.html')];
  try {
    return { ...JSON.parse(settings), html };
  } catch (error) {
    throw new Error(`email-template/settings.json: ${(error as Error).message}`);
  }
}

/** Escapes text for HTML. */
export function escapeHtml(text: string): string {
  const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' } as const;
  return text.replace(/[&<>"']/g, (character) => entities[character as keyof typeof entities]);
}

/**
 * Fills a template as the email service documents: `{{x}}` is escaped for HTML, `{{{x}}}` is not, and a variable that
 * was not sent is empty. A header field is one line (RFC 5322, section 2.2).
 */
export function composeEmail(template: EmailTemplate, params: TemplateParams): Email {
  const value = (name: string) => (Object.hasOwn(params, name) ? String(params[name]) : '');
  const fill = (text: string) =>
    text.replace(/\{\{\{(\w+)\}\}\}|\{\{(\w+)\}\}/g, (_, plain, escaped) =>
      plain ? value(plain) : escapeHtml(value(escaped)),
    );
  const header = (field: string) =>
    fill(field)
      .replace(/[\r\n]+/g, ' ')
      .trim();
  return {
    subject: header(template.subject),
    toEmail: value('to_email'),
    fromName: header(template.fromName),
    replyTo: header(template.replyTo),
    html: fill(template.html),
  };
}

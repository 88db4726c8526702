import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import mustache from 'mustache';
import * as z from 'zod';
import type { TemplateParams } from './check-request.ts';

const folder = join(import.meta.dirname, '..', 'email-template');

const settingsSchema = z.strictObject({
  subject: z.string().min(1),
  toEmail: z.string().min(1),
  fromName: z.string(),
  replyTo: z.string().min(1),
});

/** What the owner enters into the e-mail service: the HTML and the four fields beside it. */
export type EmailTemplate = z.infer<typeof settingsSchema> & { readonly html: string };

/** An e-mail as its recipient gets it. */
export type Email = EmailTemplate;

/**
 * Reads the owner's e-mail template, anew for each use, so that an edit is seen after a reload.
 * @throws Error that names the file when one is missing or wrong
 */
export function readEmailTemplate(): EmailTemplate {
  const html = readFileSync(join(folder, 'inquiry.html'), 'utf8');
  const settings = readFileSync(join(folder, 'settings.json'), 'utf8');
  try {
    return { ...settingsSchema.parse(JSON.parse(settings)), html };
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new Error(`email-template/settings.json: ${reason.replaceAll('\n', ' ')}`);
  }
}

/**
 * Fills a template as the e-mail service documents: `{{x}}` is escaped for HTML, `{{{x}}}` is not, and a
 * variable that was not sent is empty. Header fields hold one line each (RFC 5322 section 2.2).
 * @throws Error for a tag that is not closed
 */
export function composeEmail(template: EmailTemplate, params: TemplateParams): Email {
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

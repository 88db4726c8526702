import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const folder = join(import.meta.dirname, '..', 'email-template');

const settingsSchema = z.strictObject({
  subject: z.string().min(1),
  toEmail: z.string().min(1),
  fromName: z.string(),
  replyTo: z.string().min(1),
});

/** What the owner enters into the e-mail service: two bodies and the four fields beside them. */
export type EmailTemplate = z.infer<typeof settingsSchema> & {
  readonly html: string;
  readonly text: string;
};

function readSettings(json: string): z.infer<typeof settingsSchema> {
  try {
    return settingsSchema.parse(JSON.parse(json));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new Error(`email-template/settings.json: ${reason.replaceAll('\n', ' ')}`);
  }
}

/**
 * Reads the owner's e-mail template. It is read for each message that is shown, so an edit is seen after a
 * reload of the inbox.
 * @throws Error that names the file when one is missing or `settings.json` lacks a field
 */
export function readEmailTemplate(): EmailTemplate {
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  return {
    ...readSettings(read('settings.json')),
    html: read('inquiry.html'),
    text: read('inquiry.txt'),
  };
}

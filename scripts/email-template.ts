import { readFileSync } from 'node:fs';
import { fields } from '../src/contact-form/fields.ts';

const file = 'email-template/inquiry.html';

/** Parameters sent in addition to the fields; they are used in the template's settings. */
const others: readonly string[] = ['to_email', 'reply_to'];

/**
 * Compares the email template with what an inquiry sends: a field missing from the template would be lost.
 *
 * @param html the template, with `{{company}}` for a value
 * @returns a sentence for each value missing from the template, and for each value that is never sent
 */
export function templateIssues(html = readFileSync(file, 'utf8')): string[] {
  const contained = new Set(
    [...html.matchAll(/\{\{\{?\s*([^{}]*?)\s*\}?\}\}/g)].map(([, name = '']) => name),
  );
  const sent = new Set<string>(fields.map(({ param }) => param));
  const missing = [...sent].filter((param) => !contained.has(param));
  const unknown = [...contained].filter((param) => !sent.has(param) && !others.includes(param));
  return [
    ...missing.map(
      (param) =>
        `${file}: is missing {{${param}}}, which src/fields.ts sends. Add it, and paste the template into EmailJS again.`,
    ),
    ...unknown.map(
      (param) =>
        `${file}: contains {{${param}}}, which src/fields.ts does not send. Correct its name, or remove it.`,
    ),
  ];
}

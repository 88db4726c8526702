import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { templateIssues } from '../../../scripts/email-template.ts';

const template = readFileSync('email-template/inquiry.html', 'utf8');

test('O5 an email without a field, or with one that is not sent, is refused', () => {
  expect(templateIssues(template.replaceAll('{{company}}', '{{ phone }}'))).toEqual([
    expect.stringContaining('is missing {{company}}'),
    expect.stringContaining('contains {{phone}}'),
  ]);
});

test("O5 the owner's email escapes every value, keeps the lines of the message, and loads nothing", () => {
  // Three braces would insert a value as HTML.
  expect(template).not.toContain('{{{');
  expect(template).toMatch(/white-space: pre-wrap[^>]*>\{\{message\}\}/);
  expect(template).not.toMatch(/<(img|script|link|iframe)\b|url\(|https?:/i);
});

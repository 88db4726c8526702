import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { templateMistakes } from '../../../scripts/email-template.ts';

test("O5 the owner's email holds what the form sends", () => {
  expect(templateMistakes()).toEqual([]);
});

test('O5 an email without a field, or with one that is not sent, is refused', () => {
  const template = readFileSync('email-template/inquiry.html', 'utf8');
  expect(templateMistakes(template.replaceAll('{{company}}', '{{ phone }}'))).toEqual([
    expect.stringContaining('does not hold {{company}}'),
    expect.stringContaining('contains {{phone}}'),
  ]);
});

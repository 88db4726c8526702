import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { templateMistakes } from '../../../scripts/email-template.ts';
import { fields } from '../../../src/fields.ts';

const template = readFileSync('email-template/inquiry.html', 'utf8');

test("O5 the owner's email holds what the form sends", () => {
  expect(templateMistakes()).toEqual([]);
});

test.each(fields.map(({ param }) => param))('O5 an email without %s is refused', (param) => {
  const other = template.replaceAll(`{{${param}}}`, '{{ phone }}');
  expect(templateMistakes(other)).toEqual([
    expect.stringContaining(`does not hold {{${param}}}, which src/fields.ts sends.`),
    expect.stringContaining('contains {{phone}}, which src/fields.ts does not send.'),
  ]);
});

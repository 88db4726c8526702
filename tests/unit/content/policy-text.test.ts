import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fingerprint, outdatedPolicy } from '../../../src/content/check-policies.ts';
import { policyDates } from '../../../src/content/policy-dates.ts';
import { policyFacts } from '../../../src/content/policy-facts.ts';
import { insertFacts, renderPolicy } from '../../../src/content/render-policy.ts';

describe('R2 R3 policy texts', () => {
  test('a placeholder is replaced by the fact that its path names', () => {
    const facts = { agency: { email: 'a@b.example', consultation: { minutes: 30 } } };
    expect(insertFacts('x.md', '{{agency.email}}, {{ agency.consultation.minutes }}', facts)).toBe(
      'a@b.example, 30',
    );
  });

  test.each(['{{agency.fax}}', '{{agency}}', '{{constructor.name}}', '{{agency.email.length}}'])(
    'a placeholder that names no fact stops with the file, the placeholder and the mend: %s',
    (text) => {
      expect(() => insertFacts('terms.md', text, { agency: { email: 'a@b.example' } })).toThrow(
        `src/content/terms.md: ${text} names no fact. Use a path that stands in src/content/agency.ts.`,
      );
    },
  );

  test.each([
    ['privacy-policy.md', 10],
    ['terms-of-service.md', 13],
  ])('%s has %i numbered sections, each with an id of its own', async (file, count) => {
    const text = readFileSync(`src/content/${file}`, 'utf8');
    const { html, sections } = await renderPolicy(file, text, policyFacts);
    expect(sections.map(({ title }) => Number.parseInt(title, 10))).toEqual(
      Array.from({ length: count }, (_, index) => index + 1),
    );
    expect(new Set(sections.map(({ id }) => id)).size).toBe(count);
    for (const { id } of sections) expect(html).toContain(`id="${id}"`);
    expect(html).not.toContain('{{');
  });

  test.each([
    ['privacy', 'privacy-policy.md'],
    ['terms', 'terms-of-service.md'],
  ] as const)('O4 the %s text is the one that its date stands for', (key, file) => {
    const text = readFileSync(`src/content/${file}`, 'utf8');
    expect(outdatedPolicy({ key, file, text, ...policyDates[key] })).toBeNull();
  });

  test('O4 a text is known by its words, and not by where its lines end', () => {
    expect(fingerprint('We keep\nnothing.\n')).toBe(fingerprint('We  keep nothing.'));
    expect(fingerprint('We keep nothing.')).not.toBe(fingerprint('We keep everything.'));
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { renderPolicy } from '../../../src/content/render-policy.ts';
import { policies } from '../../content.ts';

const directory = 'src/content';
const files = readdirSync(directory, { recursive: true, encoding: 'utf8' });

describe('O8 a save in the editor changes the edited lines alone', () => {
  test.each(files.filter((file) => file.endsWith('.yaml')))(
    '%s is written as it writes',
    (file) => {
      const text = readFileSync(`${directory}/${file}`, 'utf8');
      expect(parseDocument(text).toString({ lineWidth: 0 })).toBe(text);
    },
  );
});

describe('R2 R3 policy texts', () => {
  test.each([
    ['privacy', 10],
    ['terms', 13],
  ] as const)('%s has %i numbered sections, each with an id of its own', async (name, count) => {
    const { html, sections } = await renderPolicy(policies[name].markdown);
    expect(sections.map(({ title }) => Number.parseInt(title, 10))).toEqual(
      Array.from({ length: count }, (_, index) => index + 1),
    );
    expect(new Set(sections.map(({ id }) => id)).size).toBe(count);
    for (const { id } of sections) expect(html).toContain(`id="${id}"`);
    expect(html).not.toContain('{{');
  });
});

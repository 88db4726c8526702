import type { Content } from '../../src/content/derive.ts';
import type { Mistake } from '../../src/content/mistake.ts';
import { policyFiles } from '../../src/content/schema.ts';

/** The name and the date that the project is delivered with, and that every agency must replace. */
const delivered: readonly string[] = ['Switchboard', '2025-01-01'];

/** Facts in the content that are still as delivered. */
export function deliveredProblems({ agency, documents }: Content): Mistake[] {
  const policies = (['privacy', 'terms'] as const).map((policy) => ({
    file: policyFiles[policy],
    key: 'effective',
    value: documents[policy].effective,
    fix: 'Read the text, make it yours, and write the day from which it applies.',
  }));
  const fix = 'Write the name of your agency.';
  return [{ file: 'agency.yaml', key: 'name', value: agency.name, fix }, ...policies]
    .filter(({ value }) => delivered.includes(value))
    .map(({ file, key, value, fix }) => {
      return { file, line: null, path: [key], text: `is "${value}", as delivered. ${fix}` };
    });
}

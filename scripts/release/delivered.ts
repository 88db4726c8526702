import type { Content } from '../../src/content/derive.ts';
import type { Mistake } from '../../src/content/mistake.ts';
import { policyFiles } from '../../src/content/schema.ts';

/** Facts that every agency must replace, and that are still as the project is delivered. */
export function deliveredProblems({ agency, documents }: Content): Mistake[] {
  const policies = (['privacy', 'terms'] as const).map((policy) => ({
    file: policyFiles[policy],
    key: 'effective',
    value: documents[policy].effective,
    delivered: '2025-01-01',
    fix: 'Read the text, make it yours, and write the day from which it applies.',
  }));
  const name = {
    file: 'agency.yaml',
    key: 'name',
    value: agency.name,
    delivered: 'Switchboard',
    fix: 'Write the name of your agency.',
  };
  return [name, ...policies]
    .filter(({ value, delivered }) => value === delivered)
    .map(({ file, key, value, fix }) => {
      return { file, line: null, path: [key], text: `is "${value}", as delivered. ${fix}` };
    });
}

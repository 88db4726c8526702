import type { Content } from '../../src/content/derive.ts';
import { policyFiles } from '../../src/content/schema.ts';

/** Defaults that the project is delivered with, and that every agency must replace. */
const delivered = { name: 'Switchboard', effective: '2025-01-01' } as const;

/** Facts in the content that are still as delivered, one sentence each. */
export function deliveredProblems({ agency, documents }: Content, directory: string): string[] {
  const name =
    agency.name === delivered.name
      ? [
          `${directory}/agency.yaml: name is "${agency.name}", as delivered. Write the name of your agency.`,
        ]
      : [];
  const dates = (['privacy', 'terms'] as const)
    .filter((policy) => documents[policy].effective === delivered.effective)
    .map(
      (policy) =>
        `${directory}/${policyFiles[policy]}: effective is ${delivered.effective}, as delivered. Read the text, make it yours, and write the day from which it applies.`,
    );
  return [...name, ...dates];
}

import type { z } from 'zod';
import { checkFile } from './check-file.ts';
import type { FileIssue } from './issue.ts';
import { markdownIssues } from './markdown-issues.ts';
import { readYaml } from './read-yaml.ts';
import { noFact, resolveReferences } from './references.ts';
import { frontMatter, type frontMatterSchema, type imprintSchema } from './schema.ts';

interface Text {
  /** With each reference replaced by its fact, as text. */
  readonly markdown: string;
}

/** A policy, with the day from which it applies, as `2026-01-31`. */
export type Policy = z.output<typeof frontMatterSchema> & Text;
export type Imprint = z.output<typeof imprintSchema> & Text;

/** Example front matter, shown in the message when it is missing. */
const examples = {
  effective: '"effective: 2026-01-31"',
  heading:
    '"heading: Imprint", "description: Who is responsible for this site, with address and register."',
} as const;

/**
 * Reads a policy: lines of YAML between two lines `---`, then its text in Markdown, with `facts` for its references.
 *
 * @param requiredKey a key that its YAML must have, named where it is missing
 */
export function readPolicy<Schema extends z.ZodObject>(
  text: string,
  schema: Schema,
  facts: object | null,
  requiredKey: keyof typeof examples,
): { value: (z.output<Schema> & Text) | undefined; issues: readonly FileIssue[] } {
  const [header = '', head = ''] = frontMatter.exec(text) ?? [];
  if (text.trim() && !header) {
    const message = `does not begin with the lines "---", ${examples[requiredKey]} and "---"; write them above its text`;
    return { value: undefined, issues: [{ text: message }] };
  }
  // With nothing between the two lines, the message names this key.
  const yaml = header && (head || `${requiredKey}:`);
  const { value, issues } = checkFile(readYaml(yaml, 2), schema, facts);
  const unknown: FileIssue[] = [];
  const firstLine = header.split('\n').length;
  const lines = text.slice(header.length).split(/\r?\n/);
  const markdown = lines
    .map((line, index) =>
      resolveReferences(
        line,
        facts,
        (_, reference) => {
          unknown.push({ line: firstLine + index, text: noFact(reference, facts) });
        },
        asMarkdownText,
      ),
    )
    .join('\n');
  // A line with unknown facts, such as a link to one, is checked once the facts are known.
  const wrong = markdownIssues(markdown, firstLine).filter(
    ({ line }) => facts !== null || !lines[(line ?? 0) - firstLine]?.includes('{{'),
  );
  return { value: value && { ...value, markdown }, issues: [...issues, ...unknown, ...wrong] };
}

/** A fact escaped so that none of its characters has a meaning in Markdown. */
const asMarkdownText = (fact: string) =>
  fact.replaceAll(/\s+/g, ' ').replaceAll(/[!-/:-@[-`{-~]/g, String.raw`\$&`);

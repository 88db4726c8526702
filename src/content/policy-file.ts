import { checkFile } from './check-file.ts';
import type { Mistake } from './mistake.ts';
import { readYaml } from './read-yaml.ts';
import { noFact, resolveReferences } from './references.ts';
import { frontMatter, frontMatterSchema } from './schema.ts';

export interface Policy {
  /** The day from which the text applies, as `2026-01-31`. */
  readonly effective: string;
  readonly markdown: string;
}

const noFrontMatter: Mistake = {
  line: 1,
  text: 'does not begin with its date; write above it the lines "---", "effective: 2026-01-31" and "---"',
};

/** Reads a policy: its date between two lines `---`, then its text in Markdown, with `facts` for its references. */
export function readPolicy(text: string, facts: object | null) {
  const [header = '', head = ''] = frontMatter.exec(text) ?? [];
  if (text.trim() && !header) return { value: undefined, mistakes: [noFrontMatter] };
  const yaml = readYaml(header && (head || 'effective:'), 2);
  const { value, mistakes } = checkFile(yaml, frontMatterSchema, facts);
  const found: Mistake[] = [...mistakes];
  const firstLine = header.split('\n').length;
  const lines = text.slice(header.length).split('\n');
  const resolved = lines.map((line, index) =>
    resolveReferences(line, facts, (_, reference) => {
      found.push({ line: firstLine + index, text: `${reference} ${noFact(reference)}` });
    }),
  );
  const policy: Policy | undefined = value && { ...value, markdown: resolved.join('\n') };
  return { value: policy, mistakes: found };
}

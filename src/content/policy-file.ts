import { checkFile } from './check-file.ts';
import { type Mistake, readYaml } from './read-yaml.ts';
import { resolveReferences } from './references.ts';
import { policyFile } from './schema.ts';

export interface Policy {
  /** The day from which the text applies, as `2026-01-31`. */
  readonly effective: string;
  readonly markdown: string;
}

/** The lines above a policy's text, with the YAML between them. */
export const frontMatter = /^---\r?\n(.*?)(?<=\n)---\r?\n/s;

const noFrontMatter: Mistake = {
  line: 1,
  text: 'does not begin with its date; write above it the lines "---", "effective: 2026-01-31" and "---"',
};

/**
 * Reads a policy: its date between two lines `---`, then its text in Markdown.
 *
 * @param text the file
 * @param facts what its references may name; null when they are not known
 */
export function readPolicy(text: string, facts: object | null) {
  const [header = '', head = ''] = frontMatter.exec(text) ?? [];
  if (text.trim() && !header) return { value: undefined, mistakes: [noFrontMatter] };
  const body = text.slice(header.length);
  const yaml = readYaml(header && (head || 'effective:'), 2);
  const { value, mistakes } = checkFile(yaml, policyFile, facts);
  const found: Mistake[] = [...mistakes];
  const firstLine = header.split('\n').length;
  const lines = body.split('\n').map((line, index) => {
    const resolved = resolveReferences(line, facts, (_, reference) => {
      const text = `${reference} names no fact; write one like {{agency.name}}`;
      found.push({ line: firstLine + index, text });
    });
    return String(resolved);
  });
  let sections = 0;
  for (const [index, line] of lines.entries()) {
    if (!line.startsWith('## ')) continue;
    sections += 1;
    if (line.startsWith(`## ${sections}. `)) continue;
    const text = `the heading "${line.slice(3)}" is number ${sections}; write "## ${sections}. " before its words`;
    found.push({ line: firstLine + index, text });
    break;
  }
  const policy: Policy | undefined = value && { ...value, markdown: lines.join('\n') };
  return { value: policy, mistakes: found };
}

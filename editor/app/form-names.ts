import type { Path } from '../form-value.ts';
import { type JsonSchema, schemaAt } from '../json-schema.ts';
import { labelOf } from '../labels.ts';
import { contentFileOf, type FormIssue, type Overview } from '../protocol.ts';

/** The label of a field, with those of the groups around it: "Figures, entry 2, Value". */
export function fieldLabel(schema: JsonSchema, path: Path): string {
  const labels = path.map((key, index) => {
    if (typeof key === 'number') return `entry ${key + 1}`;
    return schemaAt(schema, path.slice(0, index + 1))?.title ?? labelOf(key);
  });
  return labels.join(', ');
}

/** The name of a file's form in the menu. */
export function formName({ contentFiles, entries }: Overview, file: string): string {
  const entry = entries.find(({ path }) => path === file);
  return entry?.name ?? contentFiles.find(({ path }) => path === file)?.title ?? file;
}

/** An issue as a complete sentence: "Agency: Figures, entry 2, Value is missing; add it." */
export function issueSentence(overview: Overview, { file, path, text }: FormIssue): string {
  if (file === null) return text;
  const schema = contentFileOf(overview.contentFiles, file)?.schema;
  if (!schema) return `${file} ${text}`;
  return `${formName(overview, file)}: ${[fieldLabel(schema, path), text].filter(Boolean).join(' ')}`;
}

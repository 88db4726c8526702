import { z } from 'zod';
import { nearest } from '../nearest.ts';
import type { FileIssue } from './issue.ts';
import type { YamlText } from './read-yaml.ts';
import { noFact, resolveReferences } from './references.ts';
import { valueAt } from './value-at.ts';
import { withoutEmpty } from './without-empty.ts';
import { zodMessage } from './zod-messages.ts';

interface Checked<Value> {
  /** Undefined when there are issues. */
  readonly value: Value | undefined;
  readonly issues: readonly FileIssue[];
}

/** Checks a file against its schema, and its references against `facts`, unless these are not known (null). */
export function checkFile<Schema extends z.ZodType>(
  yaml: YamlText,
  schema: Schema,
  facts: object | null,
): Checked<z.output<Schema>> {
  if (yaml.issues.length > 0) return { value: undefined, issues: yaml.issues };
  const issues: FileIssue[] = [];
  const add = (keys: readonly PropertyKey[], text: string) => {
    const path = keys.map((key) => (typeof key === 'number' ? key : String(key)));
    issues.push({ line: yaml.lineOf(path), path, text });
  };
  const data = resolveReferences(withoutEmpty(yaml.data) ?? {}, facts, (path, reference) => {
    add(path, noFact(reference, facts));
  });
  const { success, data: value, error } = schema.safeParse(data, { error: zodMessage });
  for (const issue of error?.issues ?? []) {
    // Texts with unknown facts are checked once the facts are known.
    if (facts === null && String(valueAt(yaml.data, issue.path)).includes('{{')) continue;
    if (issue.code !== 'unrecognized_keys') {
      add(issue.path, issue.message);
      continue;
    }
    for (const key of issue.keys) {
      const meant = nearest(key, namesAt(schema, issue.path));
      const fix = meant ? `write "${meant}"` : 'correct its name or remove it';
      add([...issue.path, key], `does not belong here; ${fix}`);
    }
  }
  return { value: success && issues.length === 0 ? value : undefined, issues };
}

/** The names allowed in the group at a path. */
function namesAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const start = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const group = path.reduce<unknown>((group, key) => {
    const { items, properties } = Object(group);
    return typeof key === 'number' ? items : properties?.[key];
  }, start);
  return Object.keys(Object(group).properties ?? {});
}

import { type ComponentSchema, fields } from '@keystatic/core';
import { recordingField } from './file-fields.ts';
import { labelOf } from './labels.ts';
import type { Shape } from './shape.ts';

/** What fits a field of one line. */
const longestLine = 80;

/** What an entry of a list is called in the list: its own words. */
function entryLabel(entry: unknown): string {
  const { value, fields: parts } = entry as { value?: unknown; fields?: object };
  const words = parts ? Object.values(parts).map(entryLabel).join(' · ') : String(value ?? '');
  return words.slice(0, longestLine);
}

function fieldFor(key: string, shape: Shape, optional: boolean): ComponentSchema {
  const about = { label: shape.title ?? labelOf(key), description: shape.description };
  if (shape.enum) {
    const values = optional ? ['', ...shape.enum] : shape.enum;
    const options = values.map((value) => ({ label: value || 'None', value }));
    return fields.select({ ...about, options, defaultValue: values[0] ?? '' });
  }
  if (shape.contentMediaType) return recordingField(about);
  switch (shape.type) {
    // Nothing is checked here: Keystatic's own checks fail without a message where a field is out of sight.
    case 'string':
    case 'integer':
      return fields.text({ ...about, multiline: (shape.maxLength ?? 0) > longestLine });
    case 'array':
      return fields.array(fieldFor(key, shape.items ?? {}, false), {
        ...about,
        itemLabel: entryLabel,
      });
    case 'object':
      return fields.object(fieldsFor(shape, optional), about);
    default:
      throw new Error(`${key}: editor/fields.ts has no field for this kind of value. Add one.`);
  }
}

/** The fields of a group, in the order of the schema. `optional`: the whole group may be left out of the file. */
export const fieldsFor = (shape: Shape, optional = false): Record<string, ComponentSchema> =>
  Object.fromEntries(
    Object.entries(shape.properties ?? {}).map(([key, property]) => [
      key,
      fieldFor(key, property, optional || !shape.required?.includes(key)),
    ]),
  );

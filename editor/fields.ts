import { type ComponentSchema, fields } from '@keystatic/core';
import type { Shape } from './shape.ts';

/** What fits a field of one line. */
const longestLine = 80;

/** `responseTime` becomes "Response time". */
export const labelOf = (key: string): string =>
  key
    .replaceAll(/[-_]|(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .replace(/^./, (letter) => letter.toUpperCase());

/** Markdown as it is written: Keystatic's own editor would reformat the whole file. */
export function markdownField(label: string): ComponentSchema {
  const text = fields.text({ label, multiline: true, validation: { isRequired: true } });
  return {
    kind: 'form',
    formKind: 'content',
    contentExtension: '.md',
    Input: text.Input,
    defaultValue: () => '',
    parse: (_: unknown, file: { content?: Uint8Array }) => new TextDecoder().decode(file.content),
    serialize: (value: string) => ({
      value: undefined,
      content: new TextEncoder().encode(value),
      other: new Map(),
      external: new Map(),
    }),
    validate: (value: string) => text.validate(value, undefined),
    reader: { parse: () => null },
  };
}

/** What an entry of a list is called in the list: its own words. */
function entryLabel(entry: unknown): string {
  const { value, fields: parts } = entry as { value?: unknown; fields?: object };
  const words = parts ? Object.values(parts).map(entryLabel).join(' · ') : String(value ?? '');
  return words.slice(0, longestLine);
}

function fieldFor(key: string, shape: Shape, optional: boolean): ComponentSchema {
  const { minLength, maxLength, minItems, maxItems, minimum, maximum } = shape;
  const about = { label: shape.title ?? labelOf(key), description: shape.description };
  if (shape.enum) {
    const values = optional ? ['', ...shape.enum] : shape.enum;
    const options = values.map((value) => ({ label: value || 'None', value }));
    return fields.select({ ...about, options, defaultValue: values[0] ?? '' });
  }
  if (shape.contentMediaType) return fields.file({ ...about, directory: 'media', publicPath: '' });
  switch (shape.type) {
    case 'string':
      return fields.text({
        ...about,
        multiline: (maxLength ?? 0) > longestLine,
        validation: { length: { min: optional ? 0 : minLength, max: maxLength } },
      });
    case 'integer':
      return {
        ...fields.integer({
          ...about,
          validation: { isRequired: !optional, min: minimum, max: maximum },
        }),
        // The files are read as texts.
        parse: (value: unknown) => (value === undefined ? null : Number(value)),
      };
    case 'array':
      return fields.array(fieldFor(key, shape.items ?? {}, false), {
        ...about,
        itemLabel: entryLabel,
        validation: { length: { min: optional ? 0 : minItems, max: maxItems } },
      });
    case 'object':
      return fields.object(fieldsFor(shape, optional), about);
    default:
      throw new Error(`${key}: editor/fields.ts has no field for this kind of value. Add one.`);
  }
}

/**
 * The fields of a group, in the order of the schema.
 *
 * @param optional whether the whole group may be left out of the file
 * @throws for a kind of value that has no field
 */
export const fieldsFor = (shape: Shape, optional = false): Record<string, ComponentSchema> =>
  Object.fromEntries(
    Object.entries(shape.properties ?? {}).map(([key, property]) => [
      key,
      fieldFor(key, property, optional || !shape.required?.includes(key)),
    ]),
  );

import { z } from 'zod';
import {
  contentSchemas,
  fileName,
  frontMatterSchema,
  imprintSchema,
  policyFiles,
  serviceSchema,
} from '../src/content/schema.ts';
import type { JsonSchema } from './json-schema.ts';
import { labelOf } from './labels.ts';
import type { ContentFile } from './protocol.ts';

function contentFile(
  path: string,
  source: z.ZodType,
  more: Record<string, JsonSchema> = {},
): ContentFile {
  const made = z.toJSONSchema(source, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const required = [...(made.required ?? []), ...Object.keys(more)];
  const schema = { ...made, required, properties: { ...made.properties, ...more } };
  return { path, schema, title: schema.title ?? labelOf(path.replace(/(\/\*)?\.\w+$/, '')) };
}

const body: JsonSchema = {
  type: 'string',
  format: 'markdown',
  title: 'Text',
  description: 'In Markdown: "## " starts a heading, "- " a list item',
};

/** Each content file, in menu order. */
export const contentFiles: readonly ContentFile[] = [
  ...Object.entries(contentSchemas).flatMap(([name, schema]) => [
    contentFile(fileName(name), schema),
    ...(name === 'servicesSection' ? [contentFile('services/*.yaml', serviceSchema)] : []),
  ]),
  contentFile(policyFiles.privacy, frontMatterSchema, { body }),
  contentFile(policyFiles.terms, frontMatterSchema, { body }),
  { ...contentFile(policyFiles.imprint, imprintSchema, { body }), isOptional: true },
];

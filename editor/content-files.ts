import { z } from 'zod';
import {
  contentSchemas,
  fileName,
  frontMatterSchema,
  imprintSchema,
  policyFiles,
  serviceSchema,
} from '../src/content/schema.ts';
import type { Shape, Subject } from './json-schema.ts';
import { labelOf } from './labels.ts';

function subject(path: string, schema: z.ZodType, more: Record<string, Shape> = {}): Subject {
  const made = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  const required = [...(made.required ?? []), ...Object.keys(more)];
  const shape = { ...made, required, properties: { ...made.properties, ...more } };
  return { path, shape, title: shape.title ?? labelOf(path.replace(/(\/\*)?\.\w+$/, '')) };
}

const body: Shape = {
  type: 'string',
  format: 'markdown',
  title: 'Text',
  description: 'In Markdown: "## " starts a heading, "- " a list item',
};

/** Each content file, in menu order. */
export const subjects: readonly Subject[] = [
  ...Object.entries(contentSchemas).flatMap(([name, schema]) => [
    subject(fileName(name), schema),
    ...(name === 'servicesSection' ? [subject('services/*.yaml', serviceSchema)] : []),
  ]),
  subject(policyFiles.privacy, frontMatterSchema, { body }),
  subject(policyFiles.terms, frontMatterSchema, { body }),
  { ...subject(policyFiles.imprint, imprintSchema, { body }), isOptional: true },
];

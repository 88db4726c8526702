import {
  type Collection,
  type ComponentSchema,
  type Config,
  fields,
  type Singleton,
} from '@keystatic/core';
import { fieldsFor } from './fields.ts';
import { markdownField } from './file-fields.ts';
import { labelOf } from './labels.ts';
import type { Subject } from './shape.ts';

type Schema = Record<string, ComponentSchema>;

/** `agency` for `agency.yaml`, `services` for the files of that folder. */
const keyOf = ({ path }: Subject) => path.replace(/(\/\*)?\.\w+$/, '');
const isFolder = ({ path }: Subject) => path.includes('*');
const labelOfSubject = (subject: Subject) => subject.shape.title ?? labelOf(keyOf(subject));

function folder(subject: Subject): Collection<Schema, string> {
  const { name, ...properties } = subject.shape.properties ?? {};
  const slugField = fields.slug({
    name: {
      label: name?.title ?? 'Name',
      description: name?.description,
      validation: { isRequired: true },
    },
    slug: { label: 'File', description: 'Made from the name when it is new' },
  });
  return {
    label: labelOfSubject(subject),
    path: `${keyOf(subject)}/*`,
    format: 'yaml',
    slugField: 'name',
    columns: ['name', 'order'],
    schema: { name: slugField, ...fieldsFor({ ...subject.shape, properties }) },
  };
}

function file(subject: Subject): Singleton<Schema> {
  const isMarkdown = subject.path.endsWith('.md');
  const body: Schema = isMarkdown ? { body: markdownField('Text, in Markdown') } : {};
  return {
    label: labelOfSubject(subject),
    path: keyOf(subject),
    format: isMarkdown ? { contentField: 'body' } : 'yaml',
    schema: { ...fieldsFor(subject.shape), ...body },
  };
}

/** Keystatic's description of the content folder: a form for each file. */
export function editorConfig(subjects: readonly Subject[]): Config {
  const files = subjects.filter((subject) => !isFolder(subject));
  return {
    storage: { kind: 'local' },
    ui: { brand: { name: 'Words and facts' }, navigation: subjects.map(keyOf) },
    singletons: Object.fromEntries(files.map((subject) => [keyOf(subject), file(subject)])),
    collections: Object.fromEntries(
      subjects.filter(isFolder).map((subject) => [keyOf(subject), folder(subject)]),
    ),
  };
}

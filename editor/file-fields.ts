import { type ComponentSchema, fields } from '@keystatic/core';
import { createElement, Fragment } from 'react';

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

/** A file in the folder `media`, whose name Keystatic would neither show nor keep. */
export function recordingField(about: { label: string; description?: string }): ComponentSchema {
  const file = fields.file({ ...about, directory: 'media' });
  const names = { suggestedFilenamePrefix: undefined, slug: undefined };
  return {
    ...file,
    Input: (props: Parameters<typeof file.Input>[0]) =>
      createElement(
        Fragment,
        null,
        createElement(file.Input, props),
        createElement('output', {}, props.value ? `Chosen file: ${props.value.filename}` : ''),
      ),
    serialize: (value: Parameters<typeof file.serialize>[0]) => file.serialize(value, names),
  };
}

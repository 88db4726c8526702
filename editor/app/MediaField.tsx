import { useState } from 'react';
import { mediaEndings } from '../media-endings.ts';
import { mediaAddress, Stopped, uploadMedia } from './backend.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './FormField.tsx';
import { describedBy, useField } from './form-context.ts';

/** A recording, image or font in the folder `media`. */
export function MediaField({ path, label, schema, isRequired }: FieldProps) {
  const { id, value, issues, change } = useField(path);
  // In a list, the field of a removed entry shows the next one: a note is of one file.
  const [note, setNote] = useState({ file: '', text: '' });
  const name = typeof value === 'string' ? value : '';
  const [kind = ''] = schema.contentMediaType?.split('/') ?? [];

  async function choose(file: File): Promise<void> {
    const response = await uploadMedia(kind, file).catch((error: unknown) => {
      if (!(error instanceof Stopped)) throw error;
      return 'The editor is not running. Start it again with "npm run edit", and choose the file again.';
    });
    if (typeof response === 'string') {
      setNote({ file: name, text: response });
      return;
    }
    const text =
      response.name === file.name
        ? ''
        : `Uploaded as ${response.name}, a name that works on the web.`;
    setNote({ file: response.name, text });
    change(path, response.name);
  }

  return (
    <FieldFrame {...{ id, label, isRequired, issues }} description={schema.description}>
      <output>{name === '' ? 'No file chosen' : name}</output>
      {name !== '' && kind === 'image' && <img src={mediaAddress(name)} alt="" />}
      {/* biome-ignore lint/a11y/useMediaCaption: the transcript is in the form. */}
      {name !== '' && kind === 'audio' && <audio src={mediaAddress(name)} controls />}
      <p className="buttons">
        <input
          id={id}
          type="file"
          accept={mediaEndings[kind]?.join()}
          aria-describedby={describedBy(id)}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void choose(file);
            target.value = '';
          }}
        />
        {name !== '' && (
          <button type="button" onClick={() => change(path, '')}>
            Remove <span className="hidden">{label}</span>
          </button>
        )}
      </p>
      <p role="status" className="note">
        {note.file === name && note.text}
      </p>
    </FieldFrame>
  );
}

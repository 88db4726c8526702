import { useEffect, useRef, useState } from 'react';
import { type Group, type Value, withValueAt } from '../form-value.ts';
import type { JsonSchema } from '../json-schema.ts';
import type { FileResponse } from '../protocol.ts';
import { findDifferences, textsOf } from './differences.ts';
import { fieldLabel } from './form-names.ts';
import { contentOf, type FormFile } from './use-form-file.ts';

interface ConflictChoiceProps {
  readonly form: FormFile;
  readonly file: FileResponse;
  readonly schema: JsonSchema;
  readonly choose: (file: FileResponse, value: Group) => void;
}

/** Shows unsaved edits next to what was saved elsewhere in the meantime, and lets the owner choose. */
export function ConflictChoice({ form, file, schema, choose }: ConflictChoiceProps) {
  const theirs = contentOf(file, form.isText);
  const differences = findDifferences(form.base, form.value, theirs);
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({});
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isMine = (id: string, isChangedHere: boolean) => chosen[id] ?? isChangedHere;

  function goOn(): void {
    const value = differences
      .filter(({ path, isChangedHere }) => isMine(path.join('/'), isChangedHere))
      .reduce<Value>((result, { path, mine }) => withValueAt(result, path, mine), theirs);
    choose(file, value as Group);
  }

  return (
    <section className="conflict" aria-labelledby="conflict-title">
      <h2 id="conflict-title" ref={heading} tabIndex={-1}>
        This was changed elsewhere
      </h2>
      <p>
        Another window or program has saved changes since you opened this form. Nothing has been
        overwritten. Choose which version of each field to keep; the other is discarded.
      </p>
      {differences.map(({ path, mine, theirs: other, isChangedHere }) => {
        const id = path.join('/');
        const option = (isThisMine: boolean, label: string, value: Value) => (
          <label>
            <input
              type="radio"
              name={`choose ${id}`}
              checked={isMine(id, isChangedHere) === isThisMine}
              onChange={() => setChosen({ ...chosen, [id]: isThisMine })}
            />
            <strong>{label}</strong>
            <span className="version">{textsOf(value).join('\n') || 'Empty'}</span>
          </label>
        );
        return (
          <fieldset key={id}>
            <legend>{fieldLabel(schema, path)}</legend>
            {option(true, 'Typed here', mine)}
            {option(false, 'Saved elsewhere', other)}
          </fieldset>
        );
      })}
      <button type="button" className="primary" onClick={goOn}>
        Continue
      </button>
    </section>
  );
}

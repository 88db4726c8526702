import { useState } from 'react';
import type { Value } from '../form-value.ts';
import { type FieldProps, FormField } from './FormField.tsx';
import { useField } from './form-context.ts';
import { Issues } from './Issues.tsx';
import { RequiredBadge } from './RequiredBadge.tsx';

interface Removed {
  readonly index: number;
  readonly entry: Value;
}

/** A list: entries can be added, moved and removed, and the last removal undone. */
export function ListField({ path, label, schema, isRequired }: FieldProps) {
  const { id, value, issues, change } = useField(path);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const entries: readonly Value[] = Array.isArray(value) ? value : [];
  const { items = {}, minItems = 0, maxItems } = schema;
  const isOfTexts = items.type !== 'object';

  const move = (index: number, to: number) =>
    change(path, entries.with(index, entries[to] ?? '').with(to, entries[index] ?? ''));
  const remove = (index: number) => {
    setRemoved({ index, entry: entries[index] ?? '' });
    change(path, entries.toSpliced(index, 1));
  };
  const bringBack = ({ index, entry }: Removed) => {
    setRemoved(null);
    change(path, entries.toSpliced(index, 0, entry));
  };

  return (
    <fieldset id={id} className={isRequired ? 'group' : 'group optional'} tabIndex={-1}>
      <legend>
        {label} <RequiredBadge id={id} isRequired={isRequired && minItems > 0} />
      </legend>
      {schema.description && <p className="about">{schema.description}</p>}
      <p className="count">{howMany(entries.length, minItems, maxItems)}</p>
      <Issues id={id} issues={issues} />
      <ol className={isOfTexts ? 'entries' : 'entries of-groups'}>
        {entries.map((_, index) => (
          <li key={index}>
            <FormField
              path={[...path, index]}
              label={`Entry ${index + 1}`}
              schema={isOfTexts ? { ...items, description: '' } : items}
              isRequired={true}
            />
            <p className="buttons">
              <button
                type="button"
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
                aria-label={`Move entry ${index + 1} up`}
              >
                Up
              </button>
              <button
                type="button"
                disabled={index === entries.length - 1}
                onClick={() => move(index, index + 1)}
                aria-label={`Move entry ${index + 1} down`}
              >
                Down
              </button>
              <button type="button" onClick={() => remove(index)}>
                Remove <span className="hidden">entry {index + 1}</span>
              </button>
            </p>
          </li>
        ))}
      </ol>
      <p className="buttons">
        <button
          type="button"
          onClick={() => change(path, [...entries, isOfTexts ? '' : {}])}
          aria-label={`Add to ${label}`}
        >
          Add
        </button>
        {removed && (
          <button type="button" onClick={() => bringBack(removed)}>
            Restore entry {removed.index + 1}
          </button>
        )}
      </p>
    </fieldset>
  );
}

function howMany(count: number, min: number, max: number | undefined): string {
  const has = count === 1 ? '1 entry' : `${count} entries`;
  if (min === max) return `${has} (exactly ${max} required)`;
  if (max === undefined) return min > 0 ? `${has} (at least ${min})` : has;
  return min > 0 ? `${has} (${min} to ${max})` : `${has} (at most ${max})`;
}

import { labelOf } from '../labels.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './FormField.tsx';
import { describedBy, useField } from './form-context.ts';

/** A choice from a fixed set of values. */
export function ChoiceField({ path, label, schema, isRequired }: FieldProps) {
  const { id, value, issues, change } = useField(path);
  const chosen = typeof value === 'string' ? value : '';
  const words = schema.enum ?? [];
  const choices = words.includes(chosen) ? words : [chosen, ...words];
  const all = isRequired || choices.includes('') ? choices : ['', ...choices];
  return (
    <FieldFrame {...{ id, label, isRequired, issues }} description={schema.description}>
      <select
        id={id}
        value={chosen}
        aria-describedby={describedBy(id)}
        aria-invalid={issues.length > 0}
        onChange={({ target }) => change(path, target.value)}
      >
        {all.map((word) => (
          <option key={word} value={word}>
            {word === '' ? 'Choose…' : labelOf(word)}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

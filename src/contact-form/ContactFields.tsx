import { Field } from '../components/Field.tsx';
import { type FieldName, fields } from './fields.ts';
import type { FormCopy } from './content.ts';
import { fieldIdPrefix } from './find-form.ts';

/** The honeypot's name, which means nothing to extensions or browser autofill. */
export const honeypotName = 'reference';

interface ContactFieldsProps {
  readonly copy: FormCopy;
  readonly invalid: readonly FieldName[];
  readonly isLocked: boolean;
}

/** The fields of `fields.ts`, and the honeypot that only bots fill in. */
export function ContactFields({ copy, invalid, isLocked }: ContactFieldsProps) {
  return (
    <div className="fields">
      {fields.map((field) => {
        const { name, control } = field;
        const { label, hint, error } = copy.fields[name];
        return (
          <Field
            {...control}
            key={name}
            className={'isHalfWidth' in field ? undefined : 'full-width'}
            id={`${fieldIdPrefix}${name}`}
            name={name}
            label={label}
            hint={hint}
            error={invalid.includes(name) ? error : undefined}
            required
            // Not disabled: that would drop the focus, and the values must still be readable.
            readOnly={isLocked}
          />
        );
      })}
      <div hidden>
        <label>
          <span suppressHydrationWarning>{copy.honeypot}</span>
          <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </div>
  );
}

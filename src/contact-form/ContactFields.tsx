import { Field } from '../components/Field.tsx';
import { type FieldName, fields, isOptional } from '../fields.ts';
import type { FormWords } from './content.ts';
import { fieldIdPrefix } from './find-form.ts';

/** The honeypot's name, which means nothing to extensions or browser autofill. */
export const honeypotName = 'reference';

interface ContactFieldsProps {
  readonly words: FormWords;
  readonly invalid: readonly FieldName[];
  readonly isLocked: boolean;
}

/** The fields of `fields.ts`, and the honeypot that only programs fill in. */
export function ContactFields({ words, invalid, isLocked }: ContactFieldsProps) {
  return (
    <div className="fields">
      {fields.map((field) => {
        const { name, control } = field;
        const { label, hint, error } = words.fields[name];
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
            required={!isOptional(field)}
            // Not disabled: that would drop the focus, and the values must still be readable.
            readOnly={isLocked}
          />
        );
      })}
      <div hidden>
        <label>
          <span suppressHydrationWarning>{words.honeypot}</span>
          <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </div>
  );
}

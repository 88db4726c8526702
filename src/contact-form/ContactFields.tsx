import { reactFormCopy, sharedFormCopy } from 'virtual:contact-form-copy';
import { Field } from '../components/Field.tsx';
import { type FieldName, fields, isOptional } from '../fields.ts';

/** The honeypot's name, which means nothing to a program nor to a browser's autofill. */
export const honeypotName = 'reference';

interface ContactFieldsProps {
  readonly invalid: readonly FieldName[];
  readonly isLocked: boolean;
}

/** The fields of `fields.ts`, and the honeypot that only programs fill in. */
export function ContactFields({ invalid, isLocked }: ContactFieldsProps) {
  return (
    <div className="fields">
      {fields.map((field) => {
        const { name, control } = field;
        const words = sharedFormCopy.fields[name];
        return (
          <Field
            {...control}
            key={name}
            className={'isHalfWidth' in field ? undefined : 'full-width'}
            id={`contact-${name}`}
            name={name}
            label={words.label}
            hint={words.hint}
            error={invalid.includes(name) ? words.error : undefined}
            required={!isOptional(field)}
            // Not disabled: that would take the focus away, and the values must still be read.
            readOnly={isLocked}
          />
        );
      })}
      <div hidden>
        <label>
          {reactFormCopy.honeypot}
          <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </div>
  );
}

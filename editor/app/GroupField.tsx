import { labelOf } from '../labels.ts';
import { type FieldProps, FormField } from './FormField.tsx';
import { useField } from './form-context.ts';
import { Issues } from './Issues.tsx';
import { RequiredBadge } from './RequiredBadge.tsx';

/** A group of fields. The whole form is a group without a label. */
export function GroupField({ path, label, schema, isRequired }: FieldProps) {
  const { id, issues } = useField(path);
  const fields = Object.entries(schema.properties ?? {}).map(([key, part]) => (
    <FormField
      key={key}
      path={[...path, key]}
      label={part.title ?? labelOf(key)}
      schema={part}
      isRequired={schema.required?.includes(key) ?? false}
    />
  ));
  if (path.length === 0) return fields;
  return (
    <fieldset id={id} className={isRequired ? 'group' : 'group optional'} tabIndex={-1}>
      <legend>
        {label}{' '}
        {typeof path.at(-1) === 'string' && <RequiredBadge id={id} isRequired={isRequired} />}
      </legend>
      {schema.description && <p className="about">{schema.description}</p>}
      {!isRequired && <p className="about">If all of these fields are empty, nothing is shown.</p>}
      <Issues id={id} issues={issues} />
      {fields}
    </fieldset>
  );
}

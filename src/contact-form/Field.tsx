import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Text } from '../components/Text.tsx';
import styles from './Field.module.css';
import { type FieldSpec, fieldId } from './fields.ts';

interface FieldProps {
  field: FieldSpec;
  label: string;
  hint?: string | undefined;
  /** Undefined if the field is valid, or not checked yet. */
  error?: string | undefined;
  readOnly: boolean;
}

/**
 * A label with its hint, a control, and its error message. Text that browser translation changed before hydration stays
 * as it is. The control is uncontrolled: React never overwrites what was typed or filled in.
 */
export function Field({ field, label, hint, error, readOnly }: FieldProps) {
  const { name, optional, isMultiline, attributes } = field;
  const id = fieldId(name);
  const control = {
    // In either direction, regardless of the page's.
    dir: 'auto',
    ...attributes,
    id,
    name,
    // Not disabled: that would drop the focus.
    readOnly,
    className: styles.control,
    // Not `required`: Firefox reports such a field as invalid as long as it is empty.
    'aria-required': !optional,
    'aria-describedby':
      [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div className={clsx(styles.field, isMultiline && styles.multiline)}>
      <Text as="label" variant="label" htmlFor={id}>
        {label}
      </Text>
      {hint && (
        <Text variant="small" id={`${id}-hint`}>
          {hint}
        </Text>
      )}
      {isMultiline ? <textarea {...control} /> : <input type="text" {...control} />}
      <Text variant="small" id={`${id}-error`} className={styles.error} hidden={!error}>
        {error}
      </Text>
    </div>
  );
}

/** What was typed, to read and copy: in full, up to a maximum height. */
export function TypedText(props: ComponentPropsWithRef<'textarea'>) {
  return <textarea {...props} dir="auto" readOnly className={clsx(styles.control, styles.typed)} />;
}

import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { Text } from '../components/Text.tsx';
import styles from './Field.module.css';

type FieldProps = InputHTMLAttributes<Element> &
  TextareaHTMLAttributes<Element> & {
    readonly as?: 'textarea';
    readonly id: string;
    readonly label: string;
    readonly hint?: string | undefined;
    readonly error?: string | undefined;
    readonly controlClassName?: string | undefined;
  };

/**
 * A label with its hint, a required control, and its error message. Text that browser translation changed before
 * hydration stays as it is.
 */
export function Field(props: FieldProps) {
  const { as, id, label, hint, error, className, controlClassName = '', ...control } = props;
  const Control = as ?? 'input';
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <Text
        as="label"
        variant="label"
        htmlFor={id}
        className={styles.label}
        suppressHydrationWarning
      >
        {label}
      </Text>
      {hint && (
        <Text variant="hint" id={`${id}-hint`} className={styles.hint} suppressHydrationWarning>
          {hint}
        </Text>
      )}
      <Control
        // In either direction, regardless of the page's.
        dir="auto"
        {...(as ? control : { type: 'text', ...control })}
        id={id}
        className={`${styles.control} ${controlClassName}`.trim()}
        // Not `required`: Firefox reports such a field as invalid as long as it is empty.
        aria-required
        aria-describedby={describedBy || undefined}
        aria-invalid={error ? true : undefined}
      />
      <p id={`${id}-error`} className={styles.error} hidden={!error} suppressHydrationWarning>
        {error}
      </p>
    </div>
  );
}

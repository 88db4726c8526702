import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react';

type FieldProps = InputHTMLAttributes<Element> &
  TextareaHTMLAttributes<Element> & {
    readonly as?: 'textarea';
    readonly id: string;
    readonly label: string;
    readonly hint?: string | undefined;
    readonly error?: string | undefined;
  };

/**
 * A label with its hint, a control, and its error message. Browser translation may have changed the texts before
 * hydration: they stay as they are.
 */
export function Field({ as, id, label, hint, error, className, ...control }: FieldProps) {
  const Control = as ?? 'input';
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className="label" suppressHydrationWarning>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="hint" suppressHydrationWarning>
          {hint}
        </p>
      )}
      <Control
        {...(as ? control : { type: 'text', ...control })}
        id={id}
        className="field-control"
        aria-describedby={describedBy || undefined}
        aria-invalid={error ? true : undefined}
      />
      <p id={`${id}-error`} className="field-error" hidden={!error} suppressHydrationWarning>
        {error}
      </p>
    </div>
  );
}

import type { ComponentPropsWithRef } from 'react';

type Control =
  | ({ readonly as?: 'input' } & ComponentPropsWithRef<'input'>)
  | ({ readonly as: 'textarea' } & ComponentPropsWithRef<'textarea'>);

type FieldProps = Control & {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
};

/** One label, one control, and under it the hint and the message of its error. */
export function Field({ id, label, hint, error, ...control }: FieldProps) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const shared = {
    id,
    className: 'field-control',
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
  } as const;
  return (
    <div>
      <label htmlFor={id} className="label mb-1.5 block">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="-mt-0.5 mb-2 text-small text-muted">
          {hint}
        </p>
      )}
      {control.as === 'textarea' ? (
        <textarea {...withoutAs(control)} {...shared} />
      ) : (
        <input type="text" {...withoutAs(control)} {...shared} />
      )}
      <p id={`${id}-error`} className="mt-1.5 text-small font-medium text-danger" hidden={!error}>
        {error}
      </p>
    </div>
  );
}

function withoutAs<C extends { readonly as?: string }>({ as: _, ...rest }: C) {
  return rest;
}

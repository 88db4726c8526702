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

const look =
  'block w-full rounded-control border border-control bg-bg px-3.5 py-[0.6875rem] text-body leading-normal text-ink hover:border-ink aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--color-danger)]';

/** One label, one control, and under it the hint and the message of its error. */
export function Field({ id, label, hint, error, ...control }: FieldProps) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const shared = {
    id,
    className: look,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
  } as const;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-small font-semibold">
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

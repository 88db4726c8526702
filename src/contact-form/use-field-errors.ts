import { useLayoutEffect, useRef, useState } from 'react';
import type { FieldName } from './fields.ts';
import { findField } from './field-values.ts';
import type { Inquiry } from './inquiry.ts';
import { invalidFields } from './validate.ts';

interface Errors {
  readonly invalid: readonly FieldName[];
  /** The first field in error of the last submit; a new object with each submit. */
  readonly first: { readonly name: FieldName } | null;
}

const none: Errors = { invalid: [], first: null };

/** The rules run on submit, and from then on with every change. */
export function useFieldErrors() {
  const [{ invalid, first }, setErrors] = useState(none);
  const hasSubmitted = useRef(false);

  // After the messages are rendered, so that a screen reader announces them with the field.
  useLayoutEffect(() => {
    const field = first && findField(first.name);
    if (!field) return;
    field.focus({ preventScroll: true });
    // Stops a smooth scroll started by an earlier key press, which would continue if the field is already in view.
    scrollTo({ top: scrollY, behavior: 'instant' });
    field.parentElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [first]);

  return {
    invalid,
    /** @returns whether the inquiry may be sent; otherwise the focus goes to the first field in error */
    validate(inquiry: Inquiry): boolean {
      hasSubmitted.current = true;
      const found = invalidFields(inquiry);
      const [name] = found;
      setErrors(name === undefined ? none : { invalid: found, first: { name } });
      return name === undefined;
    },
    revalidate(inquiry: Inquiry): void {
      if (!hasSubmitted.current) return;
      const found = invalidFields(inquiry);
      // The same object if nothing changed, so that a key press causes no render.
      setErrors((now) => (now.invalid.join() === found.join() ? now : { ...now, invalid: found }));
    },
    reset(): void {
      hasSubmitted.current = false;
      setErrors(none);
    },
  };
}

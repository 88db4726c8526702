import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { FieldName, Inquiry } from './fields.ts';
import { focusField } from './form-elements.ts';
import { invalidFields } from './validate.ts';

interface Errors {
  readonly invalid: readonly FieldName[];
  /** The first field in error of the last press; a new object with each press. */
  readonly first: { readonly name: FieldName } | null;
}

const none: Errors = { invalid: [], first: null };

/** The rules run on submit, and from then on with every change (F3). */
export function useFieldErrors(form: RefObject<HTMLFormElement | null>) {
  const [{ invalid, first }, setErrors] = useState(none);
  const isLive = useRef(false);

  // After the messages are in place, so that a screen reader finds them with the field.
  useLayoutEffect(() => {
    if (first && form.current) focusField(form.current, first.name);
  }, [first, form]);

  return {
    invalid,
    /** @returns whether the values may be sent; otherwise the focus goes to the first field in error */
    submit(values: Inquiry): boolean {
      isLive.current = true;
      const found = invalidFields(values);
      const [name] = found;
      const isValid = name === undefined;
      setErrors(isValid ? none : { invalid: found, first: { name } });
      return isValid;
    },
    change(values: Inquiry): void {
      if (!isLive.current) return;
      const found = invalidFields(values);
      // The same object where nothing changed: then a key press draws nothing.
      setErrors((now) => (now.invalid.join() === found.join() ? now : { ...now, invalid: found }));
    },
    forget(): void {
      isLive.current = false;
      setErrors(none);
    },
  };
}

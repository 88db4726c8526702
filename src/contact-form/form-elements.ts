import { type FieldName, fieldNames } from '../fields.ts';
import { createInquiry, type Inquiry } from './inquiry.ts';
import { findForm } from './shared-with-inline-script.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The control of a field; null where there is no form. */
export function findField(name: FieldName): Control | null {
  const field = findForm()?.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null;
}

/** The values of the form's fields now; empty strings where there is no form. */
export function readFields(): Inquiry {
  return createInquiry(({ name }) => findField(name)?.value ?? '');
}

/** Puts an inquiry into the fields, or empties them, with the event that updates the draft. */
export function writeFields(values: Inquiry | null): void {
  const form = findForm();
  form?.reset();
  for (const name of fieldNames) {
    const field = findField(name);
    if (field && values) field.value = values[name];
  }
  form?.dispatchEvent(new Event('input', { bubbles: true }));
}

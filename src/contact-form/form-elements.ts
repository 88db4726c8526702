import { type FieldName, fieldNames } from '../fields.ts';
import { deleteDraft } from './draft.ts';
import { findForm } from './form-element.ts';
import { createInquiry, type Inquiry } from './inquiry.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The control of a field; null where there is no form, or a program has taken the field out of it. */
export function findField(name: FieldName, form = findForm()): Control | null {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null;
}

/** The values of a form's fields now; empty strings where there is no form. */
export function readFields(form = findForm()): Inquiry {
  return createInquiry(({ name }) => findField(name, form)?.value ?? '');
}

/** Puts an inquiry into the fields, with the event that adds it to the draft. */
export function writeFields(values: Inquiry): void {
  for (const name of fieldNames) {
    const field = findField(name);
    if (field && field.value !== values[name]) field.value = values[name];
  }
  findForm()?.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Empties the fields and deletes the draft: the text is delivered, saved elsewhere, or the visitor cleared it. */
export function emptyFields(): void {
  deleteDraft();
  writeFields(createInquiry(() => ''));
}

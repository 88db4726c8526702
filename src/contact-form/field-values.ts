import { type FieldName, fieldNames } from '../fields.ts';
import { deleteDraft } from './draft.ts';
import { findForm } from './find-form.ts';
import { createInquiry, type Inquiry } from './inquiry.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The control of a field; null if there is no form, or an extension has removed the field. */
export function findField(name: FieldName, form = findForm()): Control | null {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null;
}

/** The current values of a form's fields; empty strings if there is no form. */
export function readFields(form = findForm()): Inquiry {
  return createInquiry(({ name }) => findField(name, form)?.value ?? '');
}

/** Writes an inquiry to the fields and dispatches the event that adds it to the draft. */
export function writeFields(values: Inquiry): void {
  for (const name of fieldNames) {
    const field = findField(name);
    if (field && field.value !== values[name]) field.value = values[name];
  }
  findForm()?.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Clears the fields and deletes the draft: the text is delivered, saved elsewhere, or cleared by the visitor. */
export function emptyFields(): void {
  deleteDraft();
  writeFields(createInquiry(() => ''));
}

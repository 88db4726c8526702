import { type FieldName, fieldNames } from './fields.ts';
import { deleteDraft, readDraft } from './draft.ts';
import { fieldIdPrefix, findForm } from './find-form.ts';
import { createInquiry, type Inquiry, parseInquiry } from './inquiry.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The control of a field; null if there is no form, or an extension has removed the field. */
export function findField(name: FieldName, form = findForm()): Control | null {
  return form?.querySelector<Control>(`#${fieldIdPrefix}${name}`) ?? null;
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

/** Whether the fields contain an inquiry as it was submitted. */
export function areInFields(inquiry: Inquiry): boolean {
  const now = parseInquiry(readFields());
  return fieldNames.every((name) => now[name] === inquiry[name]);
}

/**
 * Clears the form: the text is delivered, waiting to be mailed, or cleared by the visitor.
 *
 * @param preservesDraft whether a reload restores the text
 */
export function clearForm(preservesDraft = false): void {
  if (!preservesDraft) deleteDraft();
  findForm()?.reset();
  writeFields(createInquiry(() => ''));
}

/**
 * Clears an inquiry that is delivered or waiting to be mailed, if its message is still in the form. A value that has
 * changed since comes from another page of this tab, or from an extension, and stays.
 *
 * @param preservesDraft whether a reload restores the text
 */
export function clearInquiry(inquiry: Inquiry, preservesDraft = false): void {
  const values = readFields();
  const draft = readDraft();
  // An extension may have emptied a field, which a reload would restore.
  const now = parseInquiry(createInquiry(({ name }) => values[name] || draft[name] || ''));
  if (now.message !== inquiry.message) return;
  clearForm(preservesDraft);
  writeFields(createInquiry(({ name }) => (now[name] === inquiry[name] ? '' : now[name])));
}

import type { Draft } from './draft.ts';
import { createInquiry, type FieldName, fieldNames, type Inquiry } from './fields.ts';

export const formId = 'contact-form';

/** The ID of a field's control, which no field added by an extension has. */
export const fieldId = (name: FieldName) => `contact-${name}`;

type Control = HTMLInputElement | HTMLTextAreaElement;

/** A field's control; null if there is no form, or an extension has removed the field. */
export function findField(form: HTMLFormElement | null, name: FieldName): Control | null {
  return form?.querySelector<Control>(`#${fieldId(name)}`) ?? null;
}

/** What the fields hold; empty strings if there is no form. */
export function readFields(form: HTMLFormElement | null): Inquiry {
  return createInquiry(({ name }) => findField(form, name)?.value ?? '');
}

/** Writes only what differs: writing the same text would still move the caret. */
export function writeFields(form: HTMLFormElement | null, values: Inquiry): void {
  for (const name of fieldNames) {
    const field = findField(form, name);
    if (field && field.value !== values[name]) field.value = values[name];
  }
}

/**
 * The name of the hidden text area that holds what the fields held at the last save. The browser restores it along
 * with them when the visitor comes back, so that `currentText` can tell saved text from newer text.
 */
export const savedName = 'saved-draft';

/** The hidden text area; null if an extension has removed it. */
export const findSaved = (form: HTMLFormElement) =>
  form.querySelector<HTMLTextAreaElement>(`[name="${savedName}"]`);

/** Saves text as the draft, and records in the form what its fields hold right now. */
export function saveText(form: HTMLFormElement | null, draft: Draft, text: Inquiry): void {
  draft.write(text);
  const saved = form && findSaved(form);
  if (saved) saved.value = draft.isKept() ? JSON.stringify(readFields(form)) : '';
}

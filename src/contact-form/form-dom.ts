import { createInquiry, type FieldName, fieldNames, type Inquiry } from './fields.ts';

export const formId = 'contact-form';

/** The ID of a field's control, which no field added by an extension has. */
export const fieldId = (name: FieldName) => `contact-${name}`;

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The control of a field; null if there is no form, or an extension has removed the field. */
export function findField(form: HTMLFormElement | null, name: FieldName): Control | null {
  return form?.querySelector<Control>(`#${fieldId(name)}`) ?? null;
}

/** What the fields hold; empty strings where there is no form. */
export function readFields(form: HTMLFormElement | null): Inquiry {
  return createInquiry(({ name }) => findField(form, name)?.value ?? '');
}

/** Writes what differs, so that no caret moves for nothing. */
export function writeFields(form: HTMLFormElement | null, values: Inquiry): void {
  for (const name of fieldNames) {
    const field = findField(form, name);
    if (field && field.value !== values[name]) field.value = values[name];
  }
}

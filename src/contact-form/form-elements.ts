import { emptyInquiry, type FieldName, fieldNames, type Inquiry, mapFields } from './fields.ts';

/** The form's id, by which it is found before its code has arrived. */
export const formId = 'inquiry-form';

type Field = HTMLInputElement | HTMLTextAreaElement;

function fieldOf(form: HTMLFormElement, name: FieldName): Field | null {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null;
}

export function findForm(): HTMLFormElement | null {
  const form = document.getElementById(formId);
  return form instanceof HTMLFormElement ? form : null;
}

/** What stands in the form's fields now; empty strings where there is no form. */
export function readFields(form: HTMLFormElement | null): Inquiry {
  return mapFields(emptyInquiry, (empty, name) => (form && fieldOf(form, name)?.value) ?? empty);
}

/** Puts values into fields that are still empty: what the visitor typed or the browser restored stays. */
export function fillEmptyFields(form: HTMLFormElement, values: Inquiry): void {
  for (const name of fieldNames) {
    const field = fieldOf(form, name);
    if (field && field.value === '') field.value = values[name];
  }
}

/**
 * Moves the focus to a field and the field into view, at once. The focus's own scrolling would lose to a smooth
 * scroll that the key press before has begun, and leave the field outside the window.
 */
export function focusField(form: HTMLFormElement, name: FieldName): void {
  const field = fieldOf(form, name);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** Shows the form, which the page's first line keeps from being painted empty while there is a draft. */
export function showForm(): void {
  delete document.documentElement.dataset['draft'];
}

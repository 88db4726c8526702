import { emptyInquiry, fieldNames, type Inquiry } from './inquiry.ts';

/** The form's id, by which it is found before its code has arrived. */
export const formId = 'inquiry-form';

function fieldOf(form: HTMLFormElement, name: string): { value: string } | null {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null;
}

export function findForm(): HTMLFormElement | null {
  const form = document.getElementById(formId);
  return form instanceof HTMLFormElement ? form : null;
}

/** What stands in the form's fields now; empty strings where there is no form. */
export function readFields(form: HTMLFormElement | null): Inquiry {
  if (!form) return emptyInquiry;
  return Object.fromEntries(
    fieldNames.map((name) => [name, fieldOf(form, name)?.value ?? '']),
  ) as Inquiry;
}

/** Puts values into fields that are still empty: what the visitor typed or the browser restored stays. */
export function fillEmptyFields(form: HTMLFormElement, values: Inquiry): void {
  for (const name of fieldNames) {
    const field = fieldOf(form, name);
    if (field && field.value === '') field.value = values[name];
  }
}

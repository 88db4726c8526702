/** The form's ID, used to find it before its code has loaded. */
export const formId = 'contact-form';

/** The ID prefix of the form's fields, which neither the honeypot nor fields added by extensions have. */
export const fieldIdPrefix = 'contact-';

/** The contact form; null on a page without one. */
export function findForm(): HTMLFormElement | null {
  return document.querySelector<HTMLFormElement>(`form#${formId}`);
}

/** The visible fields of the form, in order. */
export function findFields(): readonly HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>(`[name][id^=${fieldIdPrefix}]`)];
}

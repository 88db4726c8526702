/** The form's id, by which it is found before its code has arrived. */
export const formId = 'contact-form';

/** What the ids of the form's fields begin with: neither the honeypot nor what other programs add has one. */
export const fieldIdPrefix = 'contact-';

/** The contact form of the document; null on a page without it. */
export function findForm(): HTMLFormElement | null {
  return document.querySelector<HTMLFormElement>(`#${formId}`);
}

/** The visible fields of the form, in order. */
export function findFields(): readonly HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>(`[name][id^=${fieldIdPrefix}]`)];
}

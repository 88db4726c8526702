// What the scripts of the form know of each other, the inline one included. Two attributes of the form besides:
// `data-held` is when a submit was held, as `performance.now()` counts; `data-ready` says that the form's code takes submits.

/** The form's id, by which it is found before its code has arrived. */
export const formId = 'contact-form';

/** Shows or hides the notice that the form cannot send now, with the agency's address and phone. */
export function showUnavailableNotice(isShown: boolean): void {
  document.querySelector('[data-notice]')?.toggleAttribute('hidden', !isShown);
}

/** The contact form; null on a page without it. */
export function findForm(): HTMLFormElement | null {
  return document.querySelector<HTMLFormElement>(`#${formId}`);
}

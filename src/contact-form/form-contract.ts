/** The form's id, by which it is found before its code has arrived. */
export const formId = 'inquiry-form';

/** A held submit has timed out: cancelable, for whoever sends it another way. */
export const submitTimedOutEvent = 'submittimeout';

/** The form's code cannot be loaded now. */
export const formCodeFailedEvent = 'formcodefailed';

/** The contact form; null on a page without it. */
export function findForm(): HTMLFormElement | null {
  return document.querySelector<HTMLFormElement>(`#${formId}`);
}

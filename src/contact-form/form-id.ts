/** The form's id, by which it is found before its code has arrived. */
export const formId = 'inquiry-form';

/** Asks, cancelable, for another way to send: the form's code has not loaded in time. */
export const undeliveredEvent = 'undelivered';

/** Says that the form's code cannot be loaded now. */
export const unavailableEvent = 'formunavailable';

export function findForm(): HTMLFormElement | null {
  return document.querySelector<HTMLFormElement>(`#${formId}`);
}

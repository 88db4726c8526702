import { useSyncExternalStore } from 'react';
import { readFields } from './field-values.ts';
import { findForm } from './find-form.ts';

function subscribe(listener: () => void): () => void {
  addEventListener('input', listener);
  return () => removeEventListener('input', listener);
}

/** Whether there is a form, and no text in it. */
export const isFormEmpty = () => findForm() !== null && !Object.values(readFields()).some(Boolean);

/** The same, kept current. */
export function useIsEmpty(): boolean {
  return useSyncExternalStore(subscribe, isFormEmpty, () => true);
}

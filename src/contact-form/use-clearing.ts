import { type RefObject, useCallback, useRef, useState } from 'react';
import { type Inquiry, isEmpty } from './fields.ts';
import { fillEmptyFields, readFields } from './form-elements.ts';

/** `empty`: nothing to clear. `cleared`: the visitor cleared it, and can have it back until something is typed. */
export type ClearingState = 'empty' | 'filled' | 'cleared';

/**
 * Clearing the form and taking that back (F12).
 * @param onClear gets null when the form was emptied, and the values when they are back
 */
export function useClearing(
  form: RefObject<HTMLFormElement | null>,
  onClear: (kept: Inquiry | null) => void,
) {
  const [state, setState] = useState<ClearingState>('empty');
  const cleared = useRef<Inquiry | null>(null);

  /** Sees whether there is anything to clear: after a change that the visitor or the page made. */
  const look = useCallback(() => {
    cleared.current = null;
    setState(isEmpty(readFields(form.current)) ? 'empty' : 'filled');
  }, [form]);

  function press(): void {
    const element = form.current;
    if (!element) return;
    const before = cleared.current;
    if (before) {
      fillEmptyFields(element, before);
      look();
    } else {
      cleared.current = readFields(element);
      element.reset();
      setState('cleared');
    }
    onClear(before);
  }

  return { state, look, press };
}

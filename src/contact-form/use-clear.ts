import { useState } from 'react';
import { clearForm, readFields, writeFields } from './field-values.ts';
import type { Inquiry } from './inquiry.ts';
import { useIsEmpty } from './use-is-empty.ts';

/** `empty`: nothing to clear. `cleared`: the visitor cleared it, and can have it back until something else is in it. */
export type ClearState = 'empty' | 'filled' | 'cleared';

/** Clearing the form, and undoing that. */
export function useClear() {
  const isEmpty = useIsEmpty();
  const [cleared, setCleared] = useState<Inquiry | null>(null);
  // Any text in the form, from the visitor, the panel or an extension, discards the undo.
  if (cleared && !isEmpty) setCleared(null);
  const state: ClearState = !isEmpty ? 'filled' : cleared ? 'cleared' : 'empty';

  function toggle(): void {
    if (state === 'cleared' && cleared) writeFields(cleared);
    else {
      setCleared(readFields());
      clearForm();
    }
  }

  return { state, toggle };
}

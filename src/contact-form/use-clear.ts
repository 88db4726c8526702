import { useState } from 'react';
import { emptyFields, readFields, writeFields } from './form-elements.ts';
import type { Inquiry } from './inquiry.ts';
import { useIsEmpty } from './use-is-empty.ts';

/** `empty`: nothing to clear. `cleared`: the visitor cleared it, and can have it back until something else is in it. */
export type ClearState = 'empty' | 'filled' | 'cleared';

/** Clearing the form, and undoing that. */
export function useClear() {
  const isEmpty = useIsEmpty();
  const [cleared, setCleared] = useState<Inquiry | null>(null);
  const canUndo = cleared !== null && isEmpty;
  const state: ClearState = canUndo ? 'cleared' : isEmpty ? 'empty' : 'filled';

  function toggle(): void {
    const before = readFields();
    if (canUndo) writeFields(cleared);
    else emptyFields();
    setCleared(canUndo ? null : before);
  }

  return { state, toggle, forget: () => setCleared(null) };
}

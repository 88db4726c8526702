import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { fieldNames } from '../fields.ts';
import { readFields, writeFields } from './form-elements.ts';
import type { Inquiry } from './inquiry.ts';

/** `empty`: nothing to clear. `cleared`: the visitor cleared it, and can have it back until something is typed. */
type ClearState = 'empty' | 'filled' | 'cleared';

/** Clearing the form and taking that back. */
export function useClear() {
  const [state, setState] = useState<ClearState>('empty');
  const cleared = useRef<Inquiry | null>(null);

  /** Sees whether there is anything to clear: after a change that the visitor or the page made. */
  const refresh = useCallback(() => {
    cleared.current = null;
    const values = readFields();
    setState(fieldNames.some((name) => values[name]) ? 'filled' : 'empty');
  }, []);

  useLayoutEffect(refresh, [refresh]);

  function toggle(): void {
    const before = cleared.current;
    const now = readFields();
    writeFields(before);
    if (before) return;
    cleared.current = now;
    setState('cleared');
  }

  return { state, refresh, toggle };
}

import { useEffect } from 'react';
import { showDeferredSections } from './deferred-sections.ts';

/** An island without output: renders the sections below before the visitor reaches them. */
export function DeferredSections() {
  useEffect(() => {
    void showDeferredSections();
  }, []);
  return null;
}

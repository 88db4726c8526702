import { useEffect } from 'react';
import { showDeferredSections } from './deferred-sections.ts';

/** An island that shows nothing itself: has the sections below rendered before the visitor comes to them. */
export function DeferredSections() {
  useEffect(() => {
    void showDeferredSections();
  }, []);
  return null;
}

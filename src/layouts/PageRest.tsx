import { useEffect } from 'react';
import { showDeferredSections } from './deferred-sections.ts';
import { loadFonts } from './load-fonts.ts';

/** What the first paint did without, an island that shows nothing itself: the fonts, then the sections below. */
export function PageRest() {
  useEffect(() => {
    loadFonts()
      .catch(() => undefined)
      .then(showDeferredSections);
  }, []);
  return null;
}

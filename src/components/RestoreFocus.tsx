import { useLayoutEffect, useState } from 'react';

/** Where the focus is: its element, the island around it, and which of the island's controls it is. */
function findFocus() {
  if (typeof document === 'undefined') return null;
  const { activeElement } = document;
  const island = activeElement?.closest('astro-island');
  if (!activeElement || !island) return null;
  return { activeElement, island, index: controlsIn(island).indexOf(activeElement) };
}

const controlsIn = (island: Element): readonly Element[] => [
  ...island.querySelectorAll('a, button, input, select, textarea, summary, [tabindex]'),
];

/**
 * Where another program has changed the document before hydration, React renders an island again: the control that had the
 * focus is gone, and its successor gets it.
 */
export function RestoreFocus() {
  const [focus] = useState(findFocus);
  useLayoutEffect(() => {
    if (!focus || focus.activeElement.isConnected) return;
    const control = controlsIn(focus.island)[focus.index];
    if (control instanceof HTMLElement) control.focus({ preventScroll: true });
  }, [focus]);
  return null;
}

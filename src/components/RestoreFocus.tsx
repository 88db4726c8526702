import { useLayoutEffect, useState } from 'react';

/** The focused element, its island, and its index among the island's controls. */
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
 * If an extension has changed the document before hydration, React renders an island from scratch: the focused
 * control is gone, and the focus moves to its replacement.
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

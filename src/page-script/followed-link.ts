/**
 * The link that a click follows on this page or in place of it.
 *
 * @returns null for a click beside links, and for one with a modifier key: that opens another tab or window
 */
export function followedLink(click: MouseEvent): Element | null {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = click;
  if (ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return null;
  return target.closest('a');
}

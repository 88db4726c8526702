/**
 * Whether a click follows a link to a part of a page in this tab: with Ctrl, Cmd or Shift the browser opens another, and what
 * is open here stays so.
 */
export function followsFragmentLink(event: MouseEvent): boolean {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (ctrlKey || metaKey || shiftKey || altKey) return false;
  return target instanceof Element && target.closest('a[href*="#"]') !== null;
}

/**
 * Whether a click follows a fragment link in this tab: with Ctrl, Cmd or Shift the browser opens another one, and
 * what is open here stays open.
 */
export function followsFragmentLink(event: MouseEvent): boolean {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (ctrlKey || metaKey || shiftKey || altKey) return false;
  return target instanceof Element && target.closest('a[href*="#"]') !== null;
}

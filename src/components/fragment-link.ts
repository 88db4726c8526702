import { closestTarget } from '../closest-target.ts';

/**
 * Whether a click follows a fragment link in this tab: with Ctrl, Cmd or Shift the browser opens another one, and
 * what is open here stays open.
 */
export function followsFragmentLink(event: MouseEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false;
  return closestTarget(event, 'a[href*="#"]') !== null;
}

/**
 * The nearest element around an event's target, or the target itself, that matches a selector. Null also where
 * an extension dispatches the event on the window, which is no element.
 */
export function closestTarget<Match extends Element>(
  { target }: Event,
  selector: string,
): Match | null {
  return target instanceof Element ? target.closest<Match>(selector) : null;
}

/** Why the service did not take an inquiry. */
type Refusal = 'no-keys' | 'rejected' | 'unavailable' | 'unreachable' | 'no-answer';

/** What one attempt came to; `isTransient` when another attempt may succeed. */
export type Attempt =
  | { readonly isConfirmed: true }
  | { readonly isConfirmed: false; readonly reason: Refusal; readonly isTransient: boolean };

const refused = (reason: Refusal, isTransient = false): Attempt => ({
  isConfirmed: false,
  reason,
  isTransient,
});

function readProperty(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

// The library reports a request that got no response as status 0.
function classifyStatus(status: number): Attempt {
  if (status === 0) return refused('unreachable', true);
  if (status === 429 || (status >= 500 && status < 600)) return refused('unavailable', true);
  return refused(status >= 400 && status < 500 ? 'rejected' : 'no-answer');
}

/**
 * Classifies what the library resolved with. Only status 200 with the text `OK`, white space aside, confirms:
 * a sign-in page of a public network or a proxy answers 200 too, and taken for a confirmation it would lose the
 * inquiry, whereas the opposite error sends it twice at worst. Never throws, whatever the value.
 */
export function classifyResponse(response: unknown): Attempt {
  try {
    const status = readProperty(response, 'status');
    const text = readProperty(response, 'text');
    if (typeof status !== 'number') return refused('no-answer');
    if (status === 200 && typeof text === 'string' && text.trim() === 'OK') {
      return { isConfirmed: true };
    }
    return classifyStatus(status);
  } catch {
    return refused('no-answer');
  }
}

/**
 * Classifies what the library rejected with or threw. It knows three shapes: an object with the status of the
 * response, a `TypeError` where the network, a blocker or the policy prevented it (also a module that could not
 * be loaded), and a plain string for a missing key. Anything else, such as the SecurityError of denied storage,
 * will be the same a second later. Never throws, whatever the value.
 */
export function classifyError(error: unknown): Attempt {
  try {
    if (typeof error === 'string') return refused('no-keys');
    const status = readProperty(error, 'status');
    if (typeof status === 'number') return classifyStatus(status);
    return refused('unreachable', readProperty(error, 'name') === 'TypeError');
  } catch {
    return refused('unreachable');
  }
}

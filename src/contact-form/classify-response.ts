/** What one attempt came to: only after a `transient` failure may another succeed. */
export type AttemptResult = 'confirmed' | 'transient' | 'final';

function readProperty(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

// The library reports a request that got no response as status 0.
function classifyStatus(status: unknown): AttemptResult {
  if (typeof status !== 'number') return 'final';
  return status === 0 || status === 429 || (status >= 500 && status < 600) ? 'transient' : 'final';
}

/**
 * Classifies what the library resolved with; throws nothing. Only status 200 with the text `OK` confirms: a proxy
 * or the sign-in page of a public network answers 200 too.
 */
export function classifyResponse(response: unknown): AttemptResult {
  try {
    const status = readProperty(response, 'status');
    const text = readProperty(response, 'text');
    const isConfirmed = status === 200 && typeof text === 'string' && text.trim() === 'OK';
    return isConfirmed ? 'confirmed' : classifyStatus(status);
  } catch {
    return 'final';
  }
}

/**
 * Classifies what the library rejected with or threw; throws nothing. A `TypeError` comes from the network, a
 * blocker, the policy or a module that did not load; any other error would be the same a second later.
 */
export function classifyError(error: unknown): AttemptResult {
  try {
    if (readProperty(error, 'name') === 'TypeError') return 'transient';
    return classifyStatus(readProperty(error, 'status'));
  } catch {
    return 'final';
  }
}

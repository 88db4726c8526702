/** What one attempt came to: only after a `transient` failure may another succeed. */
export type Attempt = 'confirmed' | 'transient' | 'final';

function readProperty(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

// The library reports a request that got no response as status 0.
function classifyStatus(status: unknown): Attempt {
  if (typeof status !== 'number') return 'final';
  return status === 0 || status === 429 || (status >= 500 && status < 600) ? 'transient' : 'final';
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
    const isConfirmed = status === 200 && typeof text === 'string' && text.trim() === 'OK';
    return isConfirmed ? 'confirmed' : classifyStatus(status);
  } catch {
    return 'final';
  }
}

/**
 * Classifies what the library rejected with or threw: an object with the status of the response, a `TypeError`
 * where the network, a blocker or the policy prevented it (also a module that could not be loaded), or a plain
 * string for a missing key. That, and any other error such as the SecurityError of denied storage, will be the
 * same a second later. Never throws, whatever the value.
 */
export function classifyError(error: unknown): Attempt {
  try {
    if (readProperty(error, 'name') === 'TypeError') return 'transient';
    return classifyStatus(readProperty(error, 'status'));
  } catch {
    return 'final';
  }
}

/** The result of one attempt: a retry can succeed only after a `transient` failure. */
export type AttemptResult = 'confirmed' | 'transient' | 'permanent';

/**
 * Classifies what the library resolved with. Only status 200 with the text `OK` confirms: a proxy or a captive portal
 * responds with 200 too.
 */
export function classifyResponse(response: unknown): AttemptResult {
  const { status, text }: Record<string, unknown> = Object(response);
  const isConfirmed = status === 200 && typeof text === 'string' && text.trim() === 'OK';
  return isConfirmed ? 'confirmed' : classifyError(response);
}

/**
 * Classifies what the library rejected with or threw; throws nothing. Status 0 is a request without a response. A
 * `TypeError` comes from the network, a blocker, the policy or a module that did not load; any other error would
 * recur on a retry.
 */
export function classifyError(error: unknown): AttemptResult {
  try {
    const { name, status }: Record<string, unknown> = Object(error);
    if (name === 'TypeError' || status === 0 || status === 429) return 'transient';
    return typeof status === 'number' && status >= 500 && status < 600 ? 'transient' : 'permanent';
  } catch {
    return 'permanent';
  }
}

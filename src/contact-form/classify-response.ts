/** Why the service did not take an inquiry. */
export type Refusal = 'no-keys' | 'rejected' | 'unavailable' | 'unreachable' | 'no-answer';

/** What one attempt came to; `isTransient` when another attempt may fare better (F8). */
export type Verdict =
  | { readonly isConfirmed: true }
  | { readonly isConfirmed: false; readonly reason: Refusal; readonly isTransient: boolean };

const refused = (reason: Refusal, isTransient = false): Verdict => ({
  isConfirmed: false,
  reason,
  isTransient,
});

function readProperty(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

// The library reports a request that got no response as status 0.
function judgeStatus(status: number): Verdict {
  if (status === 0) return refused('unreachable', true);
  if (status === 429 || (status >= 500 && status < 600)) return refused('unavailable', true);
  return refused(status >= 400 && status < 500 ? 'rejected' : 'no-answer');
}

/**
 * Judges what the transport resolved with (F6, F7). Only status 200 with the text `OK`, white space aside,
 * confirms. A sign-in page of a public network or a proxy answers 200 too; taken for a yes it would lose
 * the inquiry, whereas a yes taken for a no sends it twice at worst. Never throws, whatever the value.
 */
export function judgeAnswer(answer: unknown): Verdict {
  try {
    const status = readProperty(answer, 'status');
    const text = readProperty(answer, 'text');
    if (typeof status !== 'number') return refused('no-answer');
    if (status === 200 && typeof text === 'string' && text.trim() === 'OK') {
      return { isConfirmed: true };
    }
    return judgeStatus(status);
  } catch {
    return refused('no-answer');
  }
}

/**
 * Judges what the transport rejected with or threw (F7, F8). The library knows three shapes: an object with
 * the status of the answer, a `TypeError` where the network, a blocker or the policy stood in the way (a
 * module that could not be loaded rejects with one too), and a plain string for a missing key. Anything
 * else, such as the SecurityError of a library that reads denied storage, will not be otherwise a second
 * later. Never throws, whatever the value.
 */
export function judgeRejection(error: unknown): Verdict {
  try {
    if (typeof error === 'string') return refused('no-keys');
    const status = readProperty(error, 'status');
    if (typeof status === 'number') return judgeStatus(status);
    return refused('unreachable', readProperty(error, 'name') === 'TypeError');
  } catch {
    return refused('unreachable');
  }
}

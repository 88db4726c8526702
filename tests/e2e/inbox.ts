import type { behaviors } from '../../mail-sandbox/faults.ts';
import type { Attempt } from '../../mail-sandbox/mailbox.ts';
import { e2eSite } from '../../scripts/local-addresses.ts';

/** How the local email service can be made to behave. */
export type Behavior = keyof typeof behaviors;

async function ask(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(`${e2eSite.inboxOrigin}${path}`, { redirect: 'manual', ...init });
  if (response.status < 400) return response;
  throw new Error(`${path}: ${response.status} ${await response.text()}`);
}

/**
 * The local email service as one test sees it. Every test has an address of its own, so that
 * tests that run side by side do not meet.
 */
export function inboxOf(visitor: string) {
  const read = async (list: string) => {
    const response = await ask(`/sandbox/${list}?match=${encodeURIComponent(visitor)}`);
    return (await response.json()) as readonly Attempt[];
  };
  return {
    /** Sets how the service behaves for this visitor. */
    setBehavior(behavior: Behavior, { delayMs = 0 } = {}) {
      const fault = { behavior: `${behavior}`, match: visitor, delayMs: `${delayMs}` };
      return ask('/fault', { method: 'POST', body: new URLSearchParams(fault) });
    },
    messages: () => read('messages'),
    attempts: () => read('attempts'),
  };
}

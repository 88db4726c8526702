import type { behaviors } from '../../mail-sandbox/faults.ts';
import type { SendRequest } from '../../mail-sandbox/mailbox.ts';
import { e2eSite } from '../../scripts/local-addresses.ts';

/** How the local email service can be made to answer. */
export type Answer = keyof typeof behaviors;

const origin = e2eSite.inboxOrigin;

async function ask(method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`${origin}${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.status === 204 ? null : response.json();
}

/**
 * The local email service as one test sees it. Every test has an address of its own, so that
 * tests that run side by side do not meet.
 */
export function inboxOf(visitor: string) {
  const match = `?match=${encodeURIComponent(visitor)}`;
  return {
    /** Makes the service answer this visitor so, `times` times or for good. */
    answer: (answer: Answer, more: { times?: number; delayMs?: number } = {}) =>
      ask('PUT', '/sandbox/fault', { answer, match: visitor, ...more }),
    messages: async () => (await ask('GET', `/sandbox/messages${match}`)) as readonly SendRequest[],
    attempts: async () => (await ask('GET', `/sandbox/attempts${match}`)) as readonly SendRequest[],
  };
}

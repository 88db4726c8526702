import { judgeAnswer, judgeRejection, type Verdict } from './classify-response.ts';
import type { ServiceParameters } from './template-params.ts';

/** What the e-mail service answered. */
export type ServiceAnswer = { readonly status: number; readonly text: string };

/** Sends once. May take forever, throw, or reject with anything: `{ status, text }`, a TypeError, a string. */
export type Transport = (parameters: ServiceParameters) => Promise<ServiceAnswer>;

export interface Clock {
  /** The time in milliseconds since some fixed moment; it never goes back. */
  now(): number;
  /** `done` resolves after `ms` milliseconds, or never once `cancel` was called. */
  wait(ms: number): { readonly done: Promise<void>; cancel(): void };
}

export interface DeliveryPorts {
  /** Null when the deployment has no keys for the service. */
  readonly transport: Transport | null;
  readonly clock: Clock;
  isOnline(): boolean;
  /** Opens the mail program with the inquiry filled in. May throw. */
  openMail(): void;
  /** The service confirmed after all, when the outcome was already settled otherwise. */
  onLateSuccess?(): void;
}

export type Reason =
  /** The service was never set up: keys are missing. */
  | 'no-keys'
  /** The browser knows that it has no network. */
  | 'offline'
  /** The service said no (4xx but 429): a retry would hear the same. */
  | 'rejected'
  /** The service could not (429, 5xx), also when asked again. */
  | 'unavailable'
  /** No answer could come: no network, blocked, or the library did not load. */
  | 'unreachable'
  /** {@link totalBudget} ran out while the service was silent. */
  | 'timeout'
  /** Something answered, but not as the service does. */
  | 'no-answer'
  /** The honeypot was filled. */
  | 'suspected-spam';

/** `attempts` counts the requests begun: 0, 1 or 2. */
export type Outcome =
  | { readonly kind: 'sent'; readonly attempts: number }
  | { readonly kind: 'handed-over'; readonly reason: Reason; readonly attempts: number }
  | { readonly kind: 'failed'; readonly error: unknown; readonly reason: Reason };

/** Milliseconds from the press to the fallback at the latest (F8): about as long as people wait for a button. */
export const totalBudget = 8000;

/** Milliseconds between a failed attempt and the next (F8): the service takes one request a second. */
export const retryPause = 1100;

/** A second attempt with less time than this, in milliseconds, would mostly be cut off by the deadline. */
export const usefulAttempt = 1500;

/** What sending came to; `reason` is null when the service has confirmed. */
type Sending = {
  readonly attempts: number;
  readonly reason: Reason | null;
  readonly isTransient: boolean;
  /** The attempt that the deadline overtook. */
  readonly unanswered: Promise<Verdict> | null;
};

async function attempt(transport: Transport, parameters: ServiceParameters): Promise<Verdict> {
  try {
    return judgeAnswer(await transport(parameters));
  } catch (error) {
    return judgeRejection(error);
  }
}

// A browser that will not say whether it is online leaves it to the attempt to find out.
function isOffline(ports: DeliveryPorts): boolean {
  try {
    return ports.isOnline() === false;
  } catch {
    return false;
  }
}

async function send(
  parameters: ServiceParameters,
  transport: Transport,
  ports: DeliveryPorts,
): Promise<Sending> {
  const { clock } = ports;
  const end = clock.now() + totalBudget;
  const hasTimeFor = (ms: number) => clock.now() + ms <= end;
  const deadline = clock.wait(totalBudget);
  const overtaken = deadline.done.then(() => null);
  const pause = async () => {
    const wait = clock.wait(retryPause);
    await Promise.race([wait.done, overtaken]);
    wait.cancel();
  };
  const tryOnce = async (attempts: number): Promise<Sending> => {
    const pending = attempt(transport, parameters);
    const verdict = await Promise.race([pending, overtaken]);
    const unanswered = verdict ? null : pending;
    if (!verdict) return { attempts, reason: 'timeout', isTransient: false, unanswered };
    if (verdict.isConfirmed) return { attempts, reason: null, isTransient: false, unanswered };
    return { attempts, reason: verdict.reason, isTransient: verdict.isTransient, unanswered };
  };
  try {
    const first = await tryOnce(1);
    if (!first.isTransient) return first;
    if (isOffline(ports)) return { ...first, reason: 'offline' };
    if (!hasTimeFor(retryPause + usefulAttempt)) return first;
    await pause();
    if (isOffline(ports)) return { ...first, reason: 'offline' };
    // A browser slows the timers of a hidden tab: the pause may have eaten the budget.
    if (!hasTimeFor(usefulAttempt)) return first;
    return await tryOnce(2);
  } finally {
    deadline.cancel();
  }
}

function handOver(ports: DeliveryPorts, reason: Reason, attempts: number): Outcome {
  try {
    ports.openMail();
    return { kind: 'handed-over', reason, attempts };
  } catch (error) {
    return { kind: 'failed', error, reason };
  }
}

type Course = { readonly outcome: Outcome; readonly unanswered: Promise<Verdict> | null };

async function run(
  parameters: ServiceParameters,
  ports: DeliveryPorts,
  suspectedSpam: boolean,
): Promise<Course> {
  const { transport } = ports;
  const handOverUnsent = (reason: Reason): Course => ({
    outcome: handOver(ports, reason, 0),
    unanswered: null,
  });
  if (suspectedSpam) return handOverUnsent('suspected-spam');
  if (!transport) return handOverUnsent('no-keys');
  if (isOffline(ports)) return handOverUnsent('offline');
  const { reason, attempts, unanswered } = await send(parameters, transport, ports);
  if (reason === null) return { outcome: { kind: 'sent', attempts }, unanswered };
  return { outcome: handOver(ports, reason, attempts), unanswered };
}

/**
 * Brings one inquiry to the owner: through the service, or else through the visitor's mail program
 * (F6-F8, F10, F13).
 *
 * The first attempt, or the mail program where no attempt can be made, starts before this function returns,
 * so within the visitor's press. A transient failure is tried once more after {@link retryPause}, and at
 * {@link totalBudget} at the latest `openMail` is called: once on every way but `sent`, never on that one.
 * No timer is left behind.
 *
 * Delivery is at least once. An attempt can fail although the service took the inquiry (the connection broke
 * under its answer), and then the retry or the mail sends it twice. Two mails cost the owner a glance; none
 * would cost a customer.
 *
 * An attempt that the deadline overtook goes on. If the service confirms it after all, `onLateSuccess` is
 * called, once, and after whoever awaits the outcome has had it.
 *
 * @returns the outcome; it never rejects: an `openMail` that throws is the outcome `failed`
 */
export function deliver(
  parameters: ServiceParameters,
  ports: DeliveryPorts,
  options: { readonly suspectedSpam?: boolean } = {},
): Promise<Outcome> {
  const course = run(parameters, ports, options.suspectedSpam === true);
  const outcome = course.then((finished) => finished.outcome);
  course.then(async ({ unanswered }) => {
    const verdict = await unanswered;
    if (verdict?.isConfirmed) ports.onLateSuccess?.();
  });
  return outcome;
}

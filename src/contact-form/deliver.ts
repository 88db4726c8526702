import { type AttemptResult, classifyError, classifyResponse } from './classify-response.ts';
import type { Inquiry } from './inquiry.ts';
import { submitTimeout } from './submit-timeout.ts';

/** Sends exactly one request, immediately. May take forever, throw, or reject with anything. */
export type Send = (inquiry: Inquiry) => Promise<unknown>;

export interface SubmitOptions {
  /** Null when the deployment has no keys for the service. */
  readonly send: Send | null;
  /** Opens the mail client with the inquiry filled in. May throw. */
  readonly openMail: (inquiry: Inquiry) => void;
  /** Whether the honeypot was filled in. */
  readonly isSpam: boolean;
  /** When the visitor submitted, as `performance.now()` counts; now unless given. */
  readonly submittedAt?: number | undefined;
}

/** `lateSuccess` resolves to whether an attempt that outlasted the deadline was confirmed; at once where there is none. */
export type SubmitResult =
  | { readonly kind: 'sent' }
  | { readonly kind: 'mailFallback'; readonly lateSuccess: Promise<boolean> }
  | { readonly kind: 'failed'; readonly error: unknown; readonly lateSuccess: Promise<boolean> };

/** Milliseconds between a failed attempt and the next: the service takes one request a second. */
const sendRetryDelay = 1100;

/** Milliseconds that a second attempt needs: with less time, the deadline would mostly end it. */
const shortestAttempt = 1500;

/** Whether the service has confirmed, and the attempt that the deadline overtook. */
type Delivery = { readonly isConfirmed: boolean; readonly pending?: Promise<AttemptResult> };

const undelivered: Delivery = { isConfirmed: false };

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const isOffline = () => navigator.onLine === false;

async function attempt(send: Send, inquiry: Inquiry): Promise<AttemptResult> {
  try {
    return classifyResponse(await send(inquiry));
  } catch (error) {
    return classifyError(error);
  }
}

async function deliver(inquiry: Inquiry, options: SubmitOptions): Promise<Delivery> {
  const { send, isSpam, submittedAt = performance.now() } = options;
  const timeLeft = () => submittedAt + submitTimeout - performance.now();
  if (isSpam || !send || isOffline() || timeLeft() <= 0) return undelivered;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, timeLeft(), null);
  });
  try {
    for (let count = 1; ; count += 1) {
      const pending = attempt(send, inquiry);
      const result = await Promise.race([pending, deadline]);
      if (!result) return { isConfirmed: false, pending };
      if (result === 'confirmed') return { isConfirmed: true };
      if (result === 'permanent' || count === 2) return undelivered;
      if (isOffline() || timeLeft() < sendRetryDelay + shortestAttempt) return undelivered;
      await Promise.race([sleep(sendRetryDelay), deadline]);
      // A browser slows the timers of a hidden tab: the delay may have outlasted the deadline.
      if (isOffline() || timeLeft() < shortestAttempt) return undelivered;
    }
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Sends one inquiry through the service, or else opens the visitor's mail client, at the latest
 * {@link submitTimeout} after the submit. Delivery is at least once: two mails are better than none.
 *
 * @param inquiry as parsed by `parseInquiry`, and valid
 * @returns what came of it; it never rejects: an `openMail` that throws gives `failed`
 */
export async function submitInquiry(
  inquiry: Inquiry,
  options: SubmitOptions,
): Promise<SubmitResult> {
  const { isConfirmed, pending } = await deliver(inquiry, options);
  if (isConfirmed) return { kind: 'sent' };
  const lateSuccess = Promise.resolve(pending).then((late) => late === 'confirmed');
  try {
    options.openMail(inquiry);
    return { kind: 'mailFallback', lateSuccess };
  } catch (error) {
    return { kind: 'failed', error, lateSuccess };
  }
}

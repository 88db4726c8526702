import { expect, vi } from 'vitest';
import {
  type Outcome,
  type SubmitOptions,
  submitInquiry,
} from '../../../src/contact-form/submit-inquiry.ts';
import { ada } from './read-mail-link.ts';

export const ok = { status: 200, text: 'OK' };
export const noNetwork = new TypeError('Failed to fetch');

/** One attempt: when it ends after its start, in milliseconds, and how. */
export type Step =
  | { readonly after: number; readonly answer: unknown }
  | { readonly after: number; readonly error: unknown };
export const answers = (answer: unknown, after = 0): Step => ({ after, answer });
export const rejects = (error: unknown, after = 0): Step => ({ after, error });
export const hangs: Step = rejects(undefined, 1_000_000);

/** Submits to a service that does the given steps, and follows the outcome. */
export function submitting(steps: readonly Step[], options: Partial<SubmitOptions> = {}) {
  const start = performance.now();
  const elapsed = () => performance.now() - start;
  const starts: number[] = [];
  const mails: number[] = [];
  const events: string[] = [];
  const result: { outcome?: Outcome; endedAt?: number } = {};
  const send = (inquiry: unknown) => {
    expect(inquiry).toBe(ada);
    const step = steps[starts.length] ?? hangs;
    starts.push(elapsed());
    return new Promise((resolve, reject) => {
      const end = () => ('answer' in step ? resolve(step.answer) : reject(step.error));
      if (step.after === 0) end();
      else setTimeout(end, step.after);
    });
  };
  const openMail = () => {
    mails.push(elapsed());
  };
  submitInquiry(ada, { send, openMail, isSpam: false, ...options }).then((outcome) => {
    Object.assign(result, { outcome, endedAt: elapsed() });
    events.push('outcome');
    if (outcome.kind === 'sent') return;
    outcome.lateSuccess.then((isConfirmed) => isConfirmed && events.push('late success'));
  });
  return { starts, mails, events, result };
}

/** The same, with all that happens in half a minute. */
export async function submitted(steps: readonly Step[], options: Partial<SubmitOptions> = {}) {
  const all = submitting(steps, options);
  await vi.advanceTimersByTimeAsync(30_000);
  return all;
}

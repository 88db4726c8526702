import { expect } from 'vitest';
import {
  type DeliveryPorts,
  deliver,
  type Outcome,
  type Transport,
} from '../../../src/contact-form/delivery.ts';
import type { ServiceParameters } from '../../../src/contact-form/template-params.ts';
import { createFakeClock } from './fake-clock.ts';

export const parameters: ServiceParameters = {
  from_name: 'Ada Byron',
  from_email: 'ada@example.com',
  company: 'Engines',
  message: 'Ten of them',
  to_email: 'owner@example.com',
  reply_to: 'ada@example.com',
};
export const ok = { status: 200, text: 'OK' };
export const noNetwork = new TypeError('Failed to fetch');

/** One attempt: when it settles after its start, in milliseconds, and how. */
export type Step =
  | { readonly after: number; readonly answer: unknown }
  | { readonly after: number; readonly error: unknown };
export const answers = (answer: unknown, after = 0): Step => ({ after, answer });
export const rejects = (error: unknown, after = 0): Step => ({ after, error });
export const hangs: Step = rejects(undefined, Number.POSITIVE_INFINITY);

/** A delivery in a world of its own, where only `pass` moves time. */
export function world(steps: readonly Step[], ports: Partial<DeliveryPorts> = {}) {
  const clock = createFakeClock();
  const start = clock.now();
  const elapsed = () => clock.now() - start;
  const starts: number[] = [];
  const mails: number[] = [];
  const tellings: string[] = [];
  const transport = ((given: ServiceParameters) => {
    const step = steps[starts.length] ?? hangs;
    expect(given).toBe(parameters);
    starts.push(elapsed());
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const settle = () => ('answer' in step ? resolve(step.answer) : reject(step.error));
    if (step.after === 0) settle();
    else if (Number.isFinite(step.after)) clock.at(elapsed() + step.after, settle);
    return promise;
  }) as Transport;
  let outcome: Outcome | null = null;
  let settledAt = Number.NaN;
  let runningThen = Number.NaN;
  const run = (options?: { suspectedSpam?: boolean }) => {
    deliver(
      parameters,
      {
        transport,
        clock,
        isOnline: () => true,
        openMail: () => mails.push(elapsed()),
        onLateSuccess: () => tellings.push('late success'),
        ...ports,
      },
      options,
    ).then((value) => {
      tellings.push('outcome');
      outcome = value;
      settledAt = elapsed();
      runningThen = clock.running;
    });
  };
  return {
    clock,
    starts,
    mails,
    tellings,
    run,
    pass: (ms: number) => clock.advance(ms),
    get outcome() {
      return outcome;
    },
    get settledAt() {
      return settledAt;
    },
    /** How many timers were running when the outcome was known. */
    get runningThen() {
      return runningThen;
    },
  };
}

/** A delivery followed to its end: no timer is left, and mail opened once on every way but `sent`. */
export async function delivered(steps: readonly Step[], ports: Partial<DeliveryPorts> = {}) {
  const all = world(steps, ports);
  all.run();
  await all.pass(60_000);
  expect(all.runningThen, 'timers left running').toBe(0);
  expect(all.mails, 'mail opened').toHaveLength(all.outcome?.kind === 'handed-over' ? 1 : 0);
  return all;
}

import * as z from 'zod';
import { concerns, type InquiryParams } from './inquiry-params.ts';

/** Everything that the service can be told to answer; `ok` lets the real check decide. */
export const faultAnswers = [
  'ok',
  400,
  403,
  412,
  413,
  422,
  426,
  429,
  500,
  503,
  'hang',
  'drop',
  'garbage',
] as const;

/** A fault as `PUT /sandbox/fault` takes it. `delayMs`, in milliseconds, holds back the answer and not the delivery. */
export const faultSchema = z.strictObject({
  answer: z.literal(faultAnswers),
  match: z.string().min(1).optional(),
  times: z.int().min(1).optional(),
  delayMs: z.int().min(0).max(120_000).optional(),
});

export type Fault = z.infer<typeof faultSchema>;

export type Faults = {
  set(fault: Fault): void;
  clear(match?: string): void;
  take(params: InquiryParams): Fault | undefined;
  list(): readonly Fault[];
  revision(): number;
};

/**
 * The faults that are set. At most one holds for each `match`; a later one takes its place.
 * - `take` gives the fault for one inquiry and counts it off its `times`: a fault with a match goes before
 *   the one for all, and of several matches the latest set counts.
 * - `clear` without a match removes every fault.
 * - `revision` grows with each change.
 */
export function createFaults(): Faults {
  let faults: readonly Fault[] = [];
  let revision = 0;
  const replace = (next: readonly Fault[]): void => {
    faults = next;
    revision += 1;
  };

  return {
    set(fault) {
      const others = faults.filter((other) => other.match !== fault.match);
      const changesNothing = fault.answer === 'ok' && fault.match === undefined && !fault.delayMs;
      replace(changesNothing ? others : [fault, ...others]);
    },
    clear(match) {
      replace(match === undefined ? [] : faults.filter((fault) => fault.match !== match));
    },
    take(params) {
      const taken =
        faults.find((fault) => fault.match !== undefined && concerns(params, fault.match)) ??
        faults.find((fault) => fault.match === undefined);
      if (taken?.times !== undefined) {
        const left = taken.times - 1;
        replace(
          left === 0
            ? faults.filter((fault) => fault !== taken)
            : faults.map((fault) => (fault === taken ? { ...fault, times: left } : fault)),
        );
      }
      return taken;
    },
    list: () => faults,
    revision: () => revision,
  };
}

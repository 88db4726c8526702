import * as z from 'zod';
import type { TemplateParams } from './check-request.ts';

/** What the service can be told to do; `ok` answers normally, `garbage` with the page of another program. */
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

/**
 * A fault as `PUT /sandbox/fault` takes it: for inquiries with `match` in one of their values (all without),
 * `times` times (always without). `delayMs` holds back the answer, not the delivery.
 */
export const faultSchema = z.strictObject({
  answer: z.literal(faultAnswers),
  match: z.string().min(1).optional(),
  times: z.int().min(1).optional(),
  delayMs: z.int().min(0).max(120_000).optional(),
});

export type Fault = z.infer<typeof faultSchema>;

/** Returns whether an inquiry has `match` in one of its values: parallel tests tell theirs apart by it. */
export function isMatch(params: TemplateParams, match: string | null | undefined): boolean {
  return !match || Object.values(params).some((value) => value.includes(match));
}

/** The faults that are set: one for each `match`, the latest first, and one for all inquiries. */
export class Faults {
  #faults: readonly Fault[] = [];

  list(): readonly Fault[] {
    return this.#faults;
  }

  set(fault: Fault): void {
    this.#faults = [fault, ...this.#faults.filter(({ match }) => match !== fault.match)];
  }

  clear(): void {
    this.#faults = [];
  }

  /** Returns the fault for one inquiry and counts it; a fault with a match goes before the one for all. */
  take(params: TemplateParams): Fault | undefined {
    const fault =
      this.#faults.find(({ match }) => match !== undefined && isMatch(params, match)) ??
      this.#faults.find(({ match }) => match === undefined);
    if (fault?.times === 1) {
      this.#faults = this.#faults.filter((other) => other !== fault);
    } else if (fault?.times !== undefined) {
      const next = { ...fault, times: fault.times - 1 };
      this.#faults = this.#faults.map((other) => (other === fault ? next : other));
    }
    return fault;
  }
}
